'use client';

import { saveMapping } from '@/lib/stock/actions';
import { sharedValues } from '@/lib/stock/shared-value';
import type { StockCheck } from '@/lib/stock/types';
import { FormSummary } from '../forms/form-summary';
import { SelectField } from '../forms/select-field';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

type Props = Pick<StockCheck, 'id' | 'headings' | 'mapping' | 'missingColumns'> & {
  /** Our columns, in the order of a file. */
  columns: { name: string; label: string; isRequired: boolean }[];
};

/** 'New cars: Good', where a file may lack the column. */
const newCarOptions = (column: string) =>
  Object.fromEntries(
    Object.entries(sharedValues(column)).map(([value, label]) => [value, `New cars: ${label}`]),
  );

const missingMessage = (column: string) =>
  Object.keys(sharedValues(column)).length > 0
    ? 'Choose the heading it stands under, or one value for all new cars.'
    : 'Choose the heading it stands under.';

/** Which heading of the dealer's file each of our columns is read from. */
export function MappingForm({ id, headings, mapping, missingColumns, columns }: Props) {
  const saving = useActionForm({ action: saveMapping });
  const options = Object.fromEntries(headings.map((heading) => [heading, heading]));
  return (
    <form {...saving.form} className="grid gap-5">
      <input type="hidden" name="file" value={id} />
      <FormSummary of={saving} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {columns.map(({ name, label, isRequired }) => (
          <SelectField
            key={name}
            name={`column:${name}`}
            label={isRequired ? `${label} (needed)` : label}
            options={{ ...options, ...newCarOptions(name) }}
            none="Not in the file"
            defaultValue={mapping[name] ?? ''}
            error={missingColumns.includes(name) ? missingMessage(name) : undefined}
          />
        ))}
      </div>
      <div>
        <SubmitButton pending={saving.pending} variant="secondary" className="max-sm:w-full">
          Read the file this way
        </SubmitButton>
        <p className="mt-2 text-small text-ink-2">Kept for your next file.</p>
      </div>
    </form>
  );
}
