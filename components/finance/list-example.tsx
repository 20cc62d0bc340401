import type { Quote } from '@/lib/finance/quote';
import { ExampleTable } from './example-table';

/** Above a list by monthly payment: the example of its dearest sum, and the order of payments. */
export const ListExample = ({ quote }: { quote: Quote }) => (
  <details className="mt-3 rounded-1 border border-line bg-surface px-4 md:mt-5" open>
    <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
      Representative example of the dearest price here, not a credit offer
    </summary>
    <div className="max-w-[44rem] pb-4">
      <ExampleTable quote={quote} title="At the highest price of this list" />
      <p className="mt-2 text-small text-pretty text-ink-2">
        In order of price the cars stand in order of payment too. A car below your deposit needs no
        credit.
      </p>
    </div>
  </details>
);
