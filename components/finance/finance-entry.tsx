import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { ANSWER_ID } from './finance-form';
import { FinanceInPlace } from './finance-in-place';
import { TermsFields } from './terms-fields';

type Props = { vehicle: string; price: number };

/** The entry to the calculator on a car's page: a form that opens it, or with scripts answers in place. */
export const FinanceEntry = ({ vehicle, price }: Props) => (
  <FinanceInPlace>
    <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 font-semibold text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
      Work out monthly payments
      <Icon
        name="chevron-right"
        className="size-5 transition-transform duration-(--fast) group-open/finance:rotate-90"
      />
    </summary>
    <form
      action={`${paths.finance}#${ANSWER_ID}`}
      autoComplete="off"
      noValidate
      className="mt-1 grid gap-3 pb-2"
    >
      <input type="hidden" name="vehicle" value={vehicle} />
      <input type="hidden" name="price" value={price} />
      <TermsFields />
      <button type="submit" className={button('secondary')}>
        Work out payments
      </button>
      <p className="text-small">
        <Link
          href={`${paths.finance}?vehicle=${vehicle}`}
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        >
          With part exchange, or as PCP
        </Link>
      </p>
    </form>
  </FinanceInPlace>
);
