import { exampleRows, NO_LENDER } from '@/lib/finance/describe';
import type { Quote } from '@/lib/finance/quote';

/** Above a list by monthly payment: the example of its highest price in a paragraph, and the order of payments. */
export function ListExample({ quote }: { quote: Quote }) {
  const rows = exampleRows(quote).map(({ label, figure }) => `${label}: ${figure}`);
  return (
    <section
      aria-label="Representative example"
      className="tabular mt-3 max-w-[90ch] rounded-1 border border-line bg-surface px-4 py-3 text-small text-pretty md:mt-5"
    >
      <p>
        <strong>Representative example at the highest price of this list.</strong> {rows.join('; ')}
        .
      </p>
      <p className="mt-1.5 text-ink-2">
        {NO_LENDER} Each car has its own payment, rounded up to the pound. In order of price the
        cars stand in order of payment too; a car below your deposit needs no credit.
      </p>
    </section>
  );
}
