import { FormSummary } from '../forms/form-summary';
import { SubmitButton } from '../forms/submit-button';
import type { ActionForm } from '../forms/use-action-form';
import { OwnerFields, type SearchFormProps } from './owner-fields';

type Props = SearchFormProps & { form: ActionForm };

/** The secret address of a search's Atom feed, and the button that replaces it. */
export function FeedForm({ form: renewing, search, token }: Props) {
  const { id, name, feed } = search;
  return (
    <form {...renewing.form} className="grid gap-3">
      <FormSummary of={renewing} />
      <OwnerFields search={search} token={token} />
      <div>
        <label htmlFor={`feed-${id}`} className="flex min-h-8 items-center font-semibold">
          Feed address
        </label>
        <input
          id={`feed-${id}`}
          readOnly
          value={feed}
          aria-describedby={`feed-${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
          className="field text-small"
        />
        <p id={`feed-${id}-hint`} className="mt-1.5 text-small text-pretty text-ink-3">
          For a feed reader (Atom). Whoever has it can read this search: renew it, and the old one
          ends.
        </p>
      </div>
      <SubmitButton
        pending={renewing.pending}
        variant="secondary"
        size="small"
        className="justify-self-start"
      >
        <span>
          Renew address <span className="sr-only">of {name}</span>
        </span>
      </SubmitButton>
    </form>
  );
}
