import type { FinanceErrors, FinanceValues } from '@/lib/finance/inputs';
import { TextField } from '../forms/text-field';

type Props = { values?: Partial<FinanceValues>; errors?: FinanceErrors };

/** The deposit, the term and the rate: what the visitor knows of a quotation. */
export function TermsFields({ values = {}, errors = {} }: Props) {
  const { deposit, months, apr } = values;
  return (
    <>
      <TextField
        name="deposit"
        label="Deposit, £"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={deposit}
        error={errors.deposit}
      />
      <TextField
        name="months"
        label="Months"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={months}
        error={errors.months}
        hint="From 6 to 84"
      />
      <TextField
        name="apr"
        label="APR, in per cent"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={apr}
        error={errors.apr}
        hint="Your own figure; this is not a credit offer. It stands in a lender’s quotation, beside the payment."
      />
    </>
  );
}
