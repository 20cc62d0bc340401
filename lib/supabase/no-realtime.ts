/** Realtime is not used; Node 20 has no WebSocket, which the client otherwise asks for at once. */
export class NoRealtime {
  constructor() {
    throw new Error('Realtime is not used');
  }
}
