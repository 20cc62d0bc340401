import { formatAmount, formatCount } from '@/lib/wallet/amount';
import type { Holdings } from '@/lib/wallet/chain-reader';
import type { NetworkFacts } from '@/lib/wallet/networks';
import { Row } from './row';

type Props = {
  network: NetworkFacts;
  /** Undefined until the holdings are read. */
  holdings: Holdings | undefined;
  hasFailed: boolean;
};

const NOT_READ = 'Could not be read';

/** Balance, titles and MILES of the connected address. */
export function HoldingRows({ network, holdings, hasFailed }: Props) {
  const waiting = hasFailed ? NOT_READ : 'Reading…';
  const { offered, symbol } = network;
  const notThere = offered
    ? `No contract is deployed on ${network.name}`
    : 'Not on a network that is offered here';

  function ofContract(amount: bigint | null | undefined, format: (amount: bigint) => string) {
    if (!offered?.contracts) return <span className="font-normal text-ink-2">{notThere}</span>;
    if (!holdings) return waiting;
    return typeof amount === 'bigint' ? format(amount) : NOT_READ;
  }

  return (
    <>
      <Row name="Balance">
        <span className="tabular">
          {holdings
            ? `${formatAmount(holdings.balance, offered?.currency.decimals)} ${symbol ?? 'of its coin'}`
            : waiting}
        </span>
      </Row>
      <Row name="Titles">{ofContract(holdings?.titles, formatCount)}</Row>
      <Row name="MILES">{ofContract(holdings?.miles, formatAmount)}</Row>
    </>
  );
}
