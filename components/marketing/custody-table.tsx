import { CustodyToken } from '../ui/custody-token';

const HOLDERS = ['Buyer', 'Contract', 'Seller'] as const;
/** Holder of the money and of the title record after each step. */
const STEPS = [
  { step: 'Before', money: 'Buyer', title: 'Seller' },
  { step: 'Agreed', money: 'Buyer', title: 'Contract' },
  { step: 'Paid in', money: 'Contract', title: 'Contract' },
  { step: 'Accepted', money: 'Seller', title: 'Buyer' },
] as const;

/** Shows the holder of the money and of the title record at each step of an escrow. */
export function CustodyTable() {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full min-w-60 table-fixed">
        <caption className="sr-only">Who holds what, step by step</caption>
        <thead>
          <tr className="border-b border-ink text-small text-ink-3">
            <td className="w-[28%]" />
            {HOLDERS.map((holder) => (
              <th key={holder} scope="col" className="px-0.5 pb-2 font-medium">
                {holder}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STEPS.map(({ step, money, title }) => (
            <tr key={step} className="border-line not-last:border-b">
              <th scope="row" className="py-3 text-left font-medium">
                {step}
              </th>
              {HOLDERS.map((holder) => (
                <td
                  key={holder}
                  className="h-14 space-y-1 sm:h-18 px-0.5 py-2 align-middle sm:px-1"
                >
                  {money === holder && <CustodyToken kind="Money" />}
                  {title === holder && <CustodyToken kind="Title" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
