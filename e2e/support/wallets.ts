import type { Page } from '@playwright/test';
import { createTestClient, http, numberToHex, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { foundry } from 'viem/chains';
import { currentStack } from './stack';

type Request = { method: string; params?: unknown[] };
type Reply = { result: unknown } | { error: { code: number; message: string } };
/** A wallet's response to a method, in place of its usual one. */
type Answer = (request: Request) => Promise<Reply> | Reply;

export const LOCAL = 31_337;
export const SEPOLIA = 11_155_111;
export const HOODI = 560_048;

export const value =
  (result: unknown): Answer =>
  () => ({ result });
export const failure =
  (code: number): Answer =>
  () => ({
    error: { code, message: `<b>The wallet’s own words, ${code}</b>` },
  });
export const silence: Answer = () => new Promise(() => {});

/** Creates an address on the journeys' chain with this number of coins. */
export async function newAddress(coins: string) {
  const address = privateKeyToAddress(generatePrivateKey());
  await chainClient().setBalance({ address, value: parseEther(coins) });
  return address;
}

export const chainClient = () =>
  createTestClient({
    chain: foundry,
    mode: 'anvil',
    transport: http(currentStack().chain.rpcUrl),
  });

async function askChain({ method, params = [] }: Request): Promise<Reply> {
  const response = await fetch(currentStack().chain.rpcUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  return response.json();
}

export interface WalletOptions {
  name?: string;
  rdns?: string;
  accounts?: string[];
  chainId?: number;
  /** The ids of the networks that the wallet knows. */
  known?: number[];
  /** True if it announces itself by EIP-6963; otherwise it is at `window.ethereum`. */
  isAnnounced?: boolean;
}

/** A wallet that speaks EIP-1193; its state lives here, and survives reloads of the page, as an extension's does. */
export class TestWallet {
  readonly name: string;
  readonly rdns: string;
  readonly isAnnounced: boolean;
  accounts: string[];
  chainId: number;
  known: number[];
  isPermitted = false;
  readonly answers: Record<string, Answer> = {};
  readonly asked: string[] = [];

  constructor(options: WalletOptions = {}) {
    this.name = options.name ?? 'MetaMask';
    this.rdns = options.rdns ?? 'io.metamask';
    this.isAnnounced = options.isAnnounced ?? true;
    this.accounts = options.accounts ?? [];
    this.chainId = options.chainId ?? LOCAL;
    this.known = options.known ?? [LOCAL, SEPOLIA, HOODI];
  }

  async answer(page: Page, request: Request): Promise<Reply> {
    const { method, params } = request;
    this.asked.push(method);
    const own = this.answers[method];
    if (own) return own(request);
    switch (method) {
      case 'eth_requestAccounts':
        this.isPermitted = true;
        return { result: this.accounts };
      case 'eth_accounts':
        return { result: this.isPermitted ? this.accounts : [] };
      case 'eth_chainId':
        return { result: numberToHex(this.chainId) };
      case 'wallet_switchEthereumChain': {
        const [{ chainId }] = params as [{ chainId: string }];
        if (!this.known.includes(Number(chainId))) return { error: { code: 4902, message: '' } };
        await this.moveTo(page, Number(chainId));
        return { result: null };
      }
      case 'wallet_addEthereumChain':
        this.known.push(Number((params as [{ chainId: string }])[0].chainId));
        return { result: null };
      case 'wallet_revokePermissions':
        this.isPermitted = false;
        return { result: null };
      default:
        return askChain(request);
    }
  }

  async moveTo(page: Page, chainId: number) {
    this.chainId = chainId;
    await this.emit(page, 'chainChanged', numberToHex(chainId));
  }

  async useAccounts(page: Page, accounts: string[]) {
    this.accounts = accounts;
    await this.emit(page, 'accountsChanged', accounts);
  }

  emit(page: Page, event: string, data: unknown) {
    return page.evaluate(
      ([to, name, given]) => {
        window.dispatchEvent(new CustomEvent(`test:${to}:${name}`, { detail: given }));
      },
      [this.rdns, event, data] as const,
    );
  }
}

/** Puts wallets into the pages of a context, before their scripts run. */
export async function install(page: Page, ...wallets: TestWallet[]) {
  await page.exposeBinding('testWallet', (_, rdns: string, request: Request) =>
    wallets.find((wallet) => wallet.rdns === rdns)?.answer(page, request),
  );
  const shown = wallets.map(({ name, rdns, isAnnounced }) => ({ name, rdns, isAnnounced }));
  await page.addInitScript((all) => {
    const ask = (rdns: string, request: unknown) =>
      (
        globalThis as unknown as {
          testWallet(
            to: string,
            asked: unknown,
          ): Promise<{
            result?: unknown;
            error?: { code: number; message: string };
          }>;
        }
      ).testWallet(rdns, request);
    for (const { name, rdns, isAnnounced } of all) {
      const hearing = new Map<unknown, (event: Event) => void>();
      const provider = {
        async request(request: unknown) {
          const { result, error } = await ask(rdns, request);
          if (error) throw Object.assign(new Error(error.message), { code: error.code });
          return result;
        },
        on(event: string, listener: (data: unknown) => void) {
          const hear = (told: Event) => listener((told as CustomEvent).detail);
          hearing.set(listener, hear);
          window.addEventListener(`test:${rdns}:${event}`, hear);
        },
        removeListener(event: string, listener: unknown) {
          const hear = hearing.get(listener);
          if (hear) window.removeEventListener(`test:${rdns}:${event}`, hear);
        },
      };
      if (!isAnnounced) {
        Object.assign(window, { ethereum: provider });
        continue;
      }
      const icon =
        'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>';
      const detail = { info: { uuid: crypto.randomUUID(), name, rdns, icon }, provider };
      const announce = () =>
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      window.addEventListener('eip6963:requestProvider', announce);
      announce();
    }
  }, shown);
}

export const dashboard = (page: Page) => page.getByRole('region', { name: 'Wallet dashboard' });

/** The value of a line of the dashboard. */
export const line = (page: Page, name: string) =>
  dashboard(page)
    .locator('dl > div')
    .filter({ hasText: new RegExp(`^${name}`) })
    .locator('dd');

export const open = (page: Page) =>
  page.getByRole('button', { name: 'Connect a wallet', exact: true });
