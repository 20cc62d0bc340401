import { exampleRows, NO_LENDER, ROUNDING } from '@/lib/finance/describe';
import type { Quote } from '@/lib/finance/quote';

type Props = { quote: Quote; title?: string };

/** The representative example of an agreement, with the words that it is no credit offer. */
export function ExampleTable({ quote, title = 'Representative example' }: Props) {
  return (
    <div>
      <table className="tabular w-full text-left [&_td]:py-2 [&_td]:pl-3 [&_td]:text-right [&_td]:font-semibold [&_th]:py-2 [&_th]:font-normal [&_th]:text-ink-2 [&_tr]:border-b [&_tr]:border-line">
        <caption className="pb-2 text-left font-semibold">{title}</caption>
        <tbody>
          {exampleRows(quote).map(({ label, figure }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 max-w-[65ch] text-pretty">{NO_LENDER}</p>
      <p className="mt-2 max-w-[65ch] text-small text-pretty text-ink-2">{ROUNDING}</p>
    </div>
  );
}
