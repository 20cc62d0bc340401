'use client';

import { saveMapping } from '@/lib/stock/actions';
import type { StockCheck } from '@/lib/stock/types';
import { FormSummary } from '../forms/form-summary';
import { SelectField } from '../forms/select-field';
import { SubmitButton } from '../forms/submit-button';
import { useActionForm } from '../forms/use-action-form';

/** Labels of values for all new cars, which the mapping can have in place of a heading; see lib/stock/shared-value. */
type SharedValues = Record<string, string>;

type Props = Pick<StockCheck, 'id' | 'headings' | 'mapping' | 'missingColumns'> & {
  /** Our columns, in the order of a file. */
  columns: { name: string; label: string; isRequired: boolean; shared: SharedValues }[];
};

/** Options such as 'New cars: Good', for columns that a file may lack. */
const newCarOptions = (shared: SharedValues) =>
  Object.fromEntries(Object.entries(shared).map(([value, label]) => [value, `New cars: ${label}`]));

const missingMessage = (shared: SharedValues) =>
  Object.keys(shared).length > 0
    ? 'Choose the heading it stands under, or one value for all new cars.'
    : 'Choose the heading it stands under.';

/** Maps each of our columns to a heading of the dealer's file. */
export function MappingForm({ id, headings, mapping, missingColumns, columns }: Props) {
  const form = useActionForm({ action: saveMapping });
  const options = Object.fromEntries(headings.map((heading) => [heading, heading]));
  return (
    <form {...form.form} className="grid gap-5">
      <input type="hidden" name="file" value={id} />
      <FormSummary of={form} />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {columns.map(({ name, label, isRequired, shared }) => (
          <SelectField
            key={name}
            name={`column:${name}`}
            label={isRequired ? `${label} (needed)` : label}
            options={{ ...options, ...newCarOptions(shared) }}
            none="Not in the file"
            defaultValue={mapping[name] ?? ''}
            error={missingColumns.includes(name) ? missingMessage(shared) : undefined}
          />
        ))}
      </div>
      <div>
        <SubmitButton pending={form.pending} variant="secondary" className="max-sm:w-full">
          Read the file this way
        </SubmitButton>
        <p className="mt-2 text-small text-ink-2">Kept for your next file.</p>
      </div>
    </form>
  );
}
