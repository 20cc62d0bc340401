import type { EIP1193Provider } from 'viem';
import { checkedRequest } from './checked-request';
import { GivenUp } from './problems';

/** The request to the wallet after each event. */
const QUESTIONS: Partial<Record<string, string>> = {
  connect: 'eth_chainId',
  chainChanged: 'eth_chainId',
  accountsChanged: 'eth_accounts',
};

type Listener = (data: never) => void;
type Bare = {
  request: (request: { method: string; params?: unknown }) => Promise<unknown>;
  on?: (event: string, listener: Listener) => void;
  removeListener?: (event: string, listener: Listener) => void;
};
/** A wallet's provider with checks between the wallet and the page's code. */
export type GuardedProvider = EIP1193Provider & {
  /**
   * Ends the connection: rejects pending requests with GivenUp, and ignores later responses and
   * events.
   */
  close: () => void;
};

/**
 * Wraps a wallet's provider: responses have a time limit and are checked. An event is used only as
 * a signal: the provider then requests the chain or the accounts from the wallet. Invalid addresses
 * count as no account.
 */
export function guardProvider(provider: unknown): GuardedProvider {
  const bare = provider as Bare;
  const listeners = new Map<string, Set<Listener>>();
  const attached = new Map<string, Listener>();
  const pending = new Set<(reason: Error) => void>();
  const ask = checkedRequest((request) => bare.request(request));
  let isClosed = false;
  /** Number of events of each kind. */
  const counts = new Map<string, number>();

  async function request(asked: { method: string; params?: unknown }) {
    if (isClosed) throw new GivenUp();
    let giveUp = (_: Error) => {};
    const givenUp = new Promise<never>((_, reject) => {
      giveUp = reject;
    });
    pending.add(giveUp);
    return Promise.race([ask(asked), givenUp]).finally(() => pending.delete(giveUp));
  }

  function emit(event: string, data: unknown) {
    if (isClosed) return;
    for (const listener of [...(listeners.get(event) ?? [])]) listener(data as never);
  }

  function hear(event: string, data: unknown) {
    if (isClosed) return;
    const method = QUESTIONS[event];
    if (!method) return emit(event, data);
    const mine = (counts.get(event) ?? 0) + 1;
    counts.set(event, mine);
    if (event === 'accountsChanged' && Array.isArray(data) && data.length === 0)
      return emit(event, []);
    // Responses may arrive out of order: only the response to the last request is current.
    const emitIfLast = (name: string, told: unknown) =>
      mine === counts.get(event) && emit(name, told);
    request({ method }).then(
      (answer) => emitIfLast(event, event === 'connect' ? { chainId: answer } : answer),
      // A wallet that fails to report its state is treated as having no account.
      () => emitIfLast('accountsChanged', []),
    );
  }

  function on(event: string, listener: Listener) {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    if (attached.has(event)) return;
    const hearing = (data: unknown) => hear(event, data);
    attached.set(event, hearing);
    try {
      bare.on?.(event, hearing);
    } catch {
      // The wallet has no events: its changes are noticed at the next connection.
    }
  }

  function close() {
    isClosed = true;
    for (const giveUp of pending) giveUp(new GivenUp());
    for (const [event, hearing] of attached)
      try {
        bare.removeListener?.(event, hearing);
      } catch {
        // The wallet may continue to call: events are ignored.
      }
  }

  const removeListener = (event: string, listener: Listener) => {
    listeners.get(event)?.delete(listener);
  };
  return { request, on, removeListener, close } as GuardedProvider;
}
