import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { type FormState, initialFormState } from '@/lib/core/actions/form-state';

type Stored = { name: string; value: string; maxAge?: number; secure?: boolean };
type Action = (before: FormState, data: FormData) => Promise<FormState>;

const current = new AsyncLocalStorage<Browser>();

/** Returns a random IP address of the benchmarking range (RFC 2544). */
export const someNetwork = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** Stores cookies and submits forms to server actions, like a browser without JavaScript. */
export class Browser {
  readonly cookies = new Map<string, Stored>();

  constructor(
    public network = someNetwork(),
    readonly userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ) {}

  /** Returns the action's state, or `to` for a redirect. */
  async send(
    action: Action,
    fields: Record<string, string>,
  ): Promise<Partial<FormState> & { to?: string }> {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    try {
      return await current.run(this, () => action(initialFormState, data));
    } catch (error) {
      const [kind, , to] = String((error as { digest?: unknown }).digest).split(';');
      if (kind === 'NEXT_REDIRECT' && to) return { to };
      throw error;
    }
  }
}

function browser(): Browser {
  const store = current.getStore();
  if (!store) throw new Error('No browser has sent this');
  return store;
}

/** Replaces next/headers in tests/database/setup.ts. */
export const nextHeaders = {
  headers: async () =>
    new Headers({ 'x-forwarded-for': browser().network, 'user-agent': browser().userAgent }),
  cookies: async () => {
    const { cookies } = browser();
    return {
      get: (name: string) => cookies.get(name),
      getAll: () => [...cookies.values()],
      set: (name: string, value: string, options: Partial<Stored> = {}) => {
        if (options.maxAge === 0) cookies.delete(name);
        else cookies.set(name, { ...options, name, value });
      },
    };
  },
};
