import { fieldId } from './field-id';
import { describedBy, FieldNotes } from './field-notes';

type Props = {
  name: string;
  label: string;
  hint: string;
  isSet: boolean;
  error?: string | undefined;
};

/** A checkbox with its hint and its error. */
export function CheckField({ name, label, hint, isSet, error }: Props) {
  const notes = { id: fieldId(name), error, hint };
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={notes.id}
          type="checkbox"
          name={name}
          defaultChecked={isSet}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(notes)}
          className="size-5 shrink-0 accent-(--link)"
        />
        {label}
      </label>
      <FieldNotes {...notes} />
    </div>
  );
}
