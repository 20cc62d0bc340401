import { expect, test } from 'vitest';
import { WalletPanel } from '@/components/wallet/wallet-panel';
import { rendered } from '../tools/rendered';

test('a wallet is offered more quietly than a call to a seller', () => {
  const { html, buttons } = rendered(<WalletPanel />);
  expect(buttons).toEqual(['Connect a wallet']);
  expect(html).toMatch(/<button[^>]*border-line-strong/);
  expect(html).not.toContain('bg-brand');
});
