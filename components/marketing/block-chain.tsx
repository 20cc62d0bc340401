import { fingerprint } from '@/lib/web3/fingerprint';
import { CHAIN, soldAt } from './chain-entries';
import { ChainFigure } from './chain-figure';

/** Diagram: three entries, each with the fingerprint of the previous one; the second can be falsified. */
export async function BlockChain() {
  const first = await fingerprint('none', CHAIN.first);
  const second = await fingerprint(first, soldAt(CHAIN.miles));
  const third = await fingerprint(second, CHAIN.third);
  return <ChainFigure marks={[first, second, third]} />;
}
