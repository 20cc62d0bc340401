import { useMemo, useState } from 'react';
import type { Address } from 'viem';
import { button, standaloneLink } from '@/components/ui/button';
import { chainReader } from '@/lib/wallet/chain-reader';
import { exactAmount } from '@/lib/wallet/escrow/input';
import { type EscrowContracts, isApproved } from '@/lib/wallet/escrow/read-escrow';
import { partIn } from '@/lib/wallet/escrow/sale';
import { actStep, approveStep, openStep, type Terms, withdrawStep } from '@/lib/wallet/escrow/step';
import type { GuardedProvider } from '@/lib/wallet/guarded-provider';
import type { Network } from '@/lib/wallet/networks';
import { OpenSaleForm } from './open-sale-form';
import { ReviewDialog } from './review-dialog';
import { SaleCard } from './sale-card';
import { useEscrow } from './use-escrow';
import { useSigning } from './use-signing';

export type EscrowProps = {
  network: Network;
  contracts: EscrowContracts;
  provider: GuardedProvider;
  walletId: string;
  address: Address;
  /** The newest known block. */
  block: bigint;
  /** Called once a transaction is in a block, which may be newer than `block`. */
  onMined: () => void;
};

/** The number of sales and titles that are read at first and with each further press. */
const PAGE = 50;

/** The sales of the connected address in the escrow. Its key must change with address and network. */
export function EscrowSection(props: EscrowProps) {
  const { network, contracts, provider, walletId, address, block, onMined } = props;
  const { chainId, currency, explorerUrl } = network;
  const [most, setMost] = useState(PAGE);
  const [isPreparing, setPreparing] = useState(false);
  const reader = useMemo(() => chainReader(network, provider), [network, provider]);
  const source = { reader, walletId, chainId, contracts, address };
  const { data, credit = 0n, error } = useEscrow(source, { block, most });
  const signing = useSigning({ provider, reader, address, chainId }, onMined);
  const amountOf = (wei: bigint) => exactAmount(wei, currency.symbol, currency.decimals);

  async function openSale(terms: Terms) {
    if (isPreparing) return;
    setPreparing(true);
    // If the approval cannot be read, a second one does no harm.
    const mayTake = await isApproved(reader, contracts, terms.title).catch(() => false);
    setPreparing(false);
    const open = openStep(contracts, terms);
    signing.begin(mayTake ? [open] : [approveStep(contracts, terms.title), open]);
  }

  return (
    <section aria-label="Escrow" className="mt-6 border-t border-line pt-5">
      <h3 className="text-title">Escrow</h3>
      <p className="mt-2 text-pretty text-ink-2">
        On a test network, with coins worth nothing. The contract has not been audited. The V5C and
        your contract of sale count, not this. Before each signature you are told what it does.
      </p>
      <p role="status" className="mt-2 text-pretty">
        {error && 'The escrow could not be read. It is read again with every block.'}
        {!data && !error && 'Reading…'}
        {signing.sent && (
          <>
            {signing.sent.step.description.title}: sent, waiting for the network.{' '}
            <span className="font-mono text-small wrap-anywhere">{signing.sent.hash}</span>
          </>
        )}
      </p>
      {signing.sent && (
        <p className="flex flex-wrap gap-x-5">
          {explorerUrl && (
            <a
              href={`${explorerUrl}/tx/${signing.sent.hash}`}
              rel="noreferrer"
              className={standaloneLink}
            >
              Look it up
            </a>
          )}
          <button type="button" className={standaloneLink} onClick={signing.stopWaiting}>
            Stop waiting
          </button>
        </p>
      )}
      {credit > 0n && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>The escrow owes you {amountOf(credit)}.</p>
          <button
            type="button"
            className={button('primary', 'small')}
            onClick={() => signing.begin([withdrawStep(contracts, address, amountOf(credit))])}
          >
            Withdraw
          </button>
        </div>
      )}
      {data && (
        <ul className="mt-5 grid gap-6" aria-label="Sales">
          {data.sales.map((sale) => (
            <SaleCard
              key={String(sale.id)}
              sale={sale}
              address={address}
              arbiter={data.arbiter}
              now={data.now}
              amount={amountOf(sale.price)}
              onAct={(act) => {
                const part = partIn(sale, address, data.arbiter);
                if (part)
                  signing.begin([actStep(contracts, sale, act, part, amountOf(sale.price))]);
              }}
            />
          ))}
        </ul>
      )}
      {data?.hasMore && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          Some sales and titles are not shown.
          <button
            type="button"
            className={button('secondary', 'small')}
            onClick={() => setMost(most + PAGE)}
          >
            Show more
          </button>
        </p>
      )}
      {data && (
        <div className="mt-6">
          <h4 className="font-semibold">Put a title into escrow</h4>
          {data.titles.length > 0 ? (
            <OpenSaleForm
              titles={data.titles}
              unfit={{
                seller: address,
                arbiter: data.arbiter,
                contracts: [contracts.escrow, contracts.titles],
              }}
              currency={currency}
              isPending={isPreparing}
              onTerms={openSale}
            />
          ) : (
            <p className="mt-1 text-ink-2">This address holds no title.</p>
          )}
        </div>
      )}
      {signing.step && (
        <ReviewDialog
          step={signing.step}
          network={network.name}
          isAsking={signing.isAsking}
          problem={signing.problem}
          onSign={signing.sign}
          onClose={signing.close}
        />
      )}
    </section>
  );
}
