/**
 * Replaces WebSocket, which Node 20 lacks: @supabase/realtime-js 2.109 throws without a transport.
 */
export class NoRealtime {
  constructor() {
    throw new Error('Realtime is not used');
  }
}
