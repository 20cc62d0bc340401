import type { EIP1193Provider } from 'viem';
import { addresses, checkedRequest } from './checked-request';
import { GivenUp } from './problems';

type Listener = (data: never) => void;
type Bare = {
  request: (request: { method: string; params?: unknown }) => Promise<unknown>;
  on?: (event: string, listener: Listener) => void;
  removeListener?: (event: string, listener: Listener) => void;
};
/** A wallet's provider between the wallet and everything that believes it. */
export type GuardedProvider = EIP1193Provider & {
  /** Ends the connection: rejects what is pending with GivenUp, and passes on no answer and no event any more. */
  close: () => void;
};

/**
 * Wraps a wallet's provider: answers have a time limit and are checked, and of events only the fact is used. After
 * 'chainChanged' the wallet is asked where it is, and accounts that are no addresses count as none.
 */
export function guardProvider(provider: unknown): GuardedProvider {
  const bare = provider as Bare;
  const listeners = new Map<string, Set<Listener>>();
  const attached = new Map<string, Listener>();
  const pending = new Set<(reason: Error) => void>();
  const ask = checkedRequest((request) => bare.request(request));
  let isClosed = false;
  let chainQuestions = 0;

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
    if (event === 'accountsChanged') {
      try {
        return emit(event, addresses(data));
      } catch {
        return emit(event, []);
      }
    }
    if (event !== 'chainChanged') return emit(event, data);
    chainQuestions += 1;
    const mine = chainQuestions;
    // Answers can come out of order: only that to the last question says where the wallet is now.
    const emitIfLast = (name: string, told: unknown) => mine === chainQuestions && emit(name, told);
    request({ method: 'eth_chainId' }).then(
      (chainId) => emitIfLast(event, chainId),
      // A wallet that cannot say where it is shows nothing that can be believed.
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
      // A wallet without events: what it changes is seen at the next connection.
    }
  }

  function close() {
    isClosed = true;
    for (const giveUp of pending) giveUp(new GivenUp());
    for (const [event, hearing] of attached)
      try {
        bare.removeListener?.(event, hearing);
      } catch {
        // It may go on calling: nothing is passed on.
      }
  }

  const removeListener = (event: string, listener: Listener) => {
    listeners.get(event)?.delete(listener);
  };
  return { request, on, removeListener, close } as GuardedProvider;
}
