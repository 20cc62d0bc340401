import { FREQUENCIES, MAX_SEARCH_NAME } from '@/lib/saved-searches/constants';
import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import type { ActionForm } from '../forms/use-action-form';
import { OwnerFields, type SearchFormProps } from './owner-fields';

type Props = SearchFormProps & { form: ActionForm };

/** Changes the name of a saved search and how often its owner is told. */
export function ChangeSearchForm({ form: changing, search, token }: Props) {
  const { id, name, frequency } = search;
  const { state, form, errors, pending } = changing;
  const ids = { name: `name-${id}`, error: `name-${id}-error`, frequency: `frequency-${id}` };
  return (
    // Stops the browser restoring the fields on reload.
    <form {...form} autoComplete="off" className="grid content-start gap-4">
      <FormSummary of={changing} />
      <OwnerFields search={search} token={token} />
      <div>
        <label htmlFor={ids.name} className="flex min-h-8 items-center font-semibold">
          Name
        </label>
        <input
          id={ids.name}
          name="name"
          defaultValue={state.values.name ?? name}
          maxLength={2 * MAX_SEARCH_NAME}
          aria-invalid={errors.name ? true : undefined}
          aria-describedby={errors.name && ids.error}
          className="field"
        />
        {errors.name && (
          <p id={ids.error} className="mt-1.5 text-small font-medium text-danger">
            {errors.name}
          </p>
        )}
      </div>
      <div>
        <label htmlFor={ids.frequency} className="flex min-h-8 items-center font-semibold">
          How often
        </label>
        <select
          id={ids.frequency}
          name="frequency"
          defaultValue={state.values.frequency ?? frequency}
          className="field field-select"
        >
          {Object.entries(FREQUENCIES).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <SubmitButton pending={pending} size="small" className="justify-self-start">
        Save changes
      </SubmitButton>
    </form>
  );
}
