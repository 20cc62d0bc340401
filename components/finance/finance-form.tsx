import { type FinanceErrors, type FinanceValues, KINDS } from '@/lib/finance/inputs';
import { paths } from '@/lib/paths';
import { TextField } from '../forms/text-field';
import { button } from '../ui/button';
import { Link } from '../ui/link';
import { TermsFields } from './terms-fields';

export const FINANCE_FORM_ID = 'finance-form';
/** The id of the figures, which on a phone lie more than a screen below the form. */
export const ANSWER_ID = 'answer';

type Props = {
  values: FinanceValues;
  errors: FinanceErrors;
  /** The listed car whose present price is taken. */
  vehicle: string | null;
  /** The basis of a suggested final payment. */
  finalBasis: string | null;
};

const FINAL_HINT =
  'The sum of the quotation at which you may keep the car. Left empty, a car of ours is valued at that age and mileage.';

/** The calculator's form, which opens its page with the figures. */
export function FinanceForm({ values, errors, vehicle, finalBasis }: Props) {
  const number = (name: 'price' | 'partExchange' | 'monthly' | 'miles' | 'final') => ({
    name,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 20,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <form
      id={FINANCE_FORM_ID}
      action={`${paths.finance}#${ANSWER_ID}`}
      autoComplete="off"
      className="grid gap-5"
    >
      {vehicle && <input type="hidden" name="vehicle" value={vehicle} />}
      <fieldset>
        <legend className="font-semibold">Kind of agreement</legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {Object.entries(KINDS).map(([kind, label]) => (
            <label key={kind} className="flex min-h-11 items-center gap-2.5">
              <input
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={values.kind === kind}
                className="size-5 accent-(--link)"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {vehicle ? (
          <input type="hidden" name="price" value={values.price} />
        ) : (
          <TextField {...number('price')} label="Price of the car, £" />
        )}
        <TextField
          {...number('monthly')}
          label="What you can pay each month, £"
          hint={
            vehicle
              ? 'Optional: it shows what price that sum reaches'
              : 'Instead of a price, or beside it: it shows what price that sum reaches'
          }
        />
        <TermsFields values={values} errors={errors} />
        <TextField
          {...number('partExchange')}
          label="Part exchange, £"
          hint="Your car’s value less what you owe on it; empty for none"
        />
      </div>
      <p className="-mt-3 text-small">
        <Link
          href={paths.partExchange}
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
        >
          Find out what your car would take off
        </Link>
      </p>
      <fieldset>
        <legend className="font-semibold">For a PCP</legend>
        <div className="mt-2 grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField {...number('miles')} label="Miles a year" />
          <TextField
            {...number('final')}
            label="Final payment, £"
            hint={finalBasis ?? FINAL_HINT}
          />
        </div>
      </fieldset>
      <button type="submit" className={button('primary', 'large')}>
        Work out payments
      </button>
    </form>
  );
}
