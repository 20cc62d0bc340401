import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { guardProvider } from '@/lib/wallet/guarded-provider';
import { GivenUp } from '@/lib/wallet/problems';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** Returns a provider with these responses, by method. */
function provider(answers: Record<string, unknown>) {
  const events = new EventEmitter();
  return Object.assign(events, {
    request: async ({ method }: { method: string }) => answers[method],
  });
}

test('the wallet is asked for its accounts, whatever its event says', async () => {
  const wallet = provider({ eth_accounts: [ADDRESS.toLowerCase()] });
  const guarded = guardProvider(wallet);
  const heard = vi.fn();
  guarded.on('accountsChanged', heard);
  for (const told of [[`0x${'1'.repeat(40)}`], ['<b>'], undefined]) {
    heard.mockClear();
    wallet.emit('accountsChanged', told);
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
    expect(heard.mock.calls).toEqual([[[ADDRESS]]]);
  }
});

test('no accounts are believed at once, and an earlier answer comes too late', async () => {
  const wallet = provider({});
  let answer = (_: string[]) => {};
  wallet.request = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const guarded = guardProvider(wallet);
  const heard = vi.fn();
  guarded.on('accountsChanged', heard);
  wallet.emit('accountsChanged', [ADDRESS]);
  wallet.emit('accountsChanged', []);
  expect(heard.mock.calls).toEqual([[[]]]);
  answer([ADDRESS]);
  wallet.request = async () => [ADDRESS];
  wallet.emit('accountsChanged', [ADDRESS]);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  expect(heard.mock.calls).toEqual([[[]], [[ADDRESS]]]);
});

test('accounts that are no addresses count as none', async () => {
  const wallet = provider({ eth_accounts: ['<b>'] });
  const guarded = guardProvider(wallet);
  const heard = vi.fn();
  guarded.on('accountsChanged', heard);
  wallet.emit('accountsChanged', [ADDRESS]);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith([]));
});

test('a wallet that says it connected is asked to which chain', async () => {
  const wallet = provider({ eth_chainId: '0x7a69' });
  const guarded = guardProvider(wallet);
  const heard = vi.fn();
  guarded.on('connect', heard);
  wallet.emit('connect', null);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ chainId: '0x7a69' }));
});

test('the wallet is asked for its chain, whatever its event says', async () => {
  const wallet = provider({ eth_chainId: '0x7a69' });
  const guarded = guardProvider(wallet);
  const heard = vi.fn();
  guarded.on('chainChanged', heard);
  wallet.emit('chainChanged', '0x1');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('0x7a69'));
});

test('a wallet that cannot say its chain has no accounts', async () => {
  const wallet = provider({ eth_chainId: 'Sepolia' });
  const guarded = guardProvider(wallet);
  const [accounts, chain] = [vi.fn(), vi.fn()];
  guarded.on('accountsChanged', accounts);
  guarded.on('chainChanged', chain);
  wallet.emit('chainChanged', '0x1');
  await vi.waitFor(() => expect(accounts).toHaveBeenCalledWith([]));
  expect(chain).not.toHaveBeenCalled();
});

/** Returns a wallet that tells its chain when the test says so, and its events: one response for each event. */
function slowWallet() {
  const wallet = provider({});
  const answers: { resolve: (chainId: string) => void; reject: (error: Error) => void }[] = [];
  wallet.request = () => new Promise((resolve, reject) => answers.push({ resolve, reject }));
  const guarded = guardProvider(wallet);
  const [accounts, chain] = [vi.fn(), vi.fn()];
  guarded.on('accountsChanged', accounts);
  guarded.on('chainChanged', chain);
  return { wallet, answers, accounts, chain };
}

test('answers in the wrong order leave the chain of the last event', async () => {
  const { wallet, answers, chain } = slowWallet();
  for (const one of ['0x1', '0x2']) wallet.emit('chainChanged', one);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve('0x2');
  await vi.waitFor(() => expect(chain).toHaveBeenCalledWith('0x2'));
  answers[0]?.resolve('0x1');
  wallet.emit('chainChanged', '0x3');
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.resolve('0x3');
  await vi.waitFor(() => expect(chain).toHaveBeenCalledWith('0x3'));
  expect(chain.mock.calls).toEqual([['0x2'], ['0x3']]);
});

test('an earlier question that fails late takes no accounts away', async () => {
  const { wallet, answers, accounts, chain } = slowWallet();
  for (const one of ['0x1', '0x2']) wallet.emit('chainChanged', one);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.reject(new Error('too late'));
  answers[1]?.resolve('0x2');
  await vi.waitFor(() => expect(chain).toHaveBeenCalledWith('0x2'));
  expect(accounts).not.toHaveBeenCalled();
});

test('once closed it rejects what is pending and passes on nothing', async () => {
  const wallet = provider({ eth_accounts: [ADDRESS] });
  wallet.request = () => new Promise(() => {});
  const guarded = guardProvider(wallet);
  const heard = vi.fn();
  guarded.on('accountsChanged', heard);
  const pending = guarded.request({ method: 'eth_accounts' });
  guarded.close();
  await expect(pending).rejects.toBeInstanceOf(GivenUp);
  await expect(guarded.request({ method: 'eth_accounts' })).rejects.toBeInstanceOf(GivenUp);
  wallet.emit('accountsChanged', [ADDRESS]);
  expect(heard).not.toHaveBeenCalled();
  expect(wallet.listenerCount('accountsChanged')).toBe(0);
});

test('a wallet whose events throw, or that has none, can be asked', async () => {
  const failing = () => {
    throw new Error('no events');
  };
  for (const events of [{}, { on: failing, removeListener: failing }]) {
    const guarded = guardProvider({ request: async () => '0x1', ...events });
    guarded.on('chainChanged', () => {});
    expect(await guarded.request({ method: 'eth_chainId' })).toBe('0x1');
    guarded.close();
  }
});
