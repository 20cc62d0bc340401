/** Stands in for WebSocket: without one (Node 20), @supabase/realtime-js throws when a client is created. */
export class NoRealtime {
  constructor() {
    throw new Error('Realtime is not used');
  }
}
