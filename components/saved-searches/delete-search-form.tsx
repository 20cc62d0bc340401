import { FormSummary } from '../forms/form-summary';
import type { ActionForm } from '../forms/use-action-form';
import { button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { OwnerFields, type SearchFormProps } from './owner-fields';

type Props = SearchFormProps & { form: ActionForm };

/** Deletes a saved search, after a question where scripts run. */
export function DeleteSearchForm({ form: deleting, search, token }: Props) {
  const { name } = search;
  return (
    <form {...deleting.form} className="grid justify-items-start gap-3">
      {deleting.state.status !== 'done' && <FormSummary of={deleting} />}
      <OwnerFields search={search} token={token} />
      <ConfirmButton
        question="Delete this saved search?"
        consequence={`‘${name}’: you hear of no more cars, and its feed ends.`}
        answer="Delete"
        aria-label={`Delete: ${name}`}
        aria-disabled={deleting.pending}
        className={button('secondary', 'small', 'aria-disabled:opacity-75')}
      >
        Delete
      </ConfirmButton>
    </form>
  );
}
