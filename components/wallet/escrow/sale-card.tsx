import type { Address } from 'viem';
import { button } from '@/components/ui/button';
import { type Act, possibleActs } from '@/lib/wallet/escrow/acts';
import {
  describeDeadline,
  PART_LABELS,
  shortTitle,
  stateLabel,
} from '@/lib/wallet/escrow/describe-sale';
import { describeAct } from '@/lib/wallet/escrow/describe-step';
import { partIn, type Sale } from '@/lib/wallet/escrow/sale';
import { Row } from '../row';

type Props = {
  sale: Sale;
  address: Address;
  arbiter: Address;
  /** The chain's time, in seconds. */
  now: number;
  /** The price as text. */
  amount: string;
  onAct: (act: Act) => void;
};

/** A sale, with the acts that the connected address can take now. */
export function SaleCard({ sale, address, arbiter, now, amount, onAct }: Props) {
  const part = partIn(sale, address, arbiter);
  const deadline = describeDeadline(sale, now);
  const name = `Sale ${sale.id}`;
  const mono = 'font-mono text-small font-normal';
  return (
    <li>
      <article aria-label={name}>
        <h4 className="font-semibold">
          {name}
          {part && <span className="font-normal text-ink-2"> · {PART_LABELS[part]}</span>}
        </h4>
        <dl className="mt-2 border-b border-line">
          <Row name="State">{stateLabel(sale.state)}</Row>
          {deadline && <Row name="Deadline">{deadline}</Row>}
          <Row name="Price">{amount}</Row>
          <Row name="Title">
            <span className={mono}>{shortTitle(sale.titleId)}</span>
          </Row>
          <Row name="Seller">
            <span className={mono}>{sale.seller}</span>
          </Row>
          <Row name="Buyer">
            <span className={mono}>{sale.buyer}</span>
          </Row>
        </dl>
        <div className="mt-3 flex flex-wrap gap-2">
          {part &&
            possibleActs(sale, part, now).map((act, index) => (
              <button
                key={act}
                type="button"
                className={button(index === 0 ? 'primary' : 'secondary', 'small')}
                onClick={() => onAct(act)}
              >
                {describeAct(act, part, amount).title}
              </button>
            ))}
        </div>
      </article>
    </li>
  );
}
