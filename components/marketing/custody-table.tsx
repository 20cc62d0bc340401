import { cx } from '@/lib/utils';

const STEPS = ['Before', 'Agreed', 'Paid in', 'Accepted'] as const;
/** Who holds the money and who the title record after each step. */
const HOLDERS = [
  { who: 'Buyer', money: [0, 1], title: [3] },
  { who: 'Contract', money: [2], title: [1, 2] },
  { who: 'Seller', money: [3], title: [0] },
];

function Token({ kind }: { kind: 'Money' | 'Title' }) {
  return (
    <span
      className={cx(
        'block rounded-1 border px-1 py-1 text-center text-small leading-tight font-semibold',
        kind === 'Money' ? 'border-signal text-signal' : 'border-link text-link',
      )}
    >
      {kind}
    </span>
  );
}

/** Where the money and the title record are at each step of an escrow. */
export function CustodyTable() {
  return (
    <table className="w-full table-fixed hyphens-auto wrap-anywhere">
      <caption className="sr-only">Who holds what, step by step</caption>
      <thead>
        <tr className="border-b border-ink text-small text-ink-3">
          <td className="w-[22%]" />
          {STEPS.map((step) => (
            <th key={step} scope="col" className="px-1 pb-2 font-medium">
              {step}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {HOLDERS.map(({ who, money, title }) => (
          <tr key={who} className="border-line not-last:border-b">
            <th scope="row" className="py-3 text-left font-medium">
              {who}
            </th>
            {STEPS.map((step, index) => (
              <td key={step} className="h-20 space-y-1 px-1 py-2 align-middle">
                {money.includes(index) && <Token kind="Money" />}
                {title.includes(index) && <Token kind="Title" />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
