import { fieldId } from '../forms/field-id';
import { describedBy, FieldNotes } from '../forms/field-notes';

export const HIDE_PLATE = 'Hide the number plate from buyers';

const HINT =
  'Buyers then see no MOT history on your page either. Cover the plate in your photographs too, and leave it out of what you write.';

type Props = {
  isHidden: boolean;
  /** Error that names the text which contains a hidden plate. */
  error?: string | undefined;
};

/** The checkbox that hides the number plate from buyers. */
export function PlateVisibility({ isHidden, error }: Props) {
  const notes = { id: fieldId('hide_registration'), error, hint: HINT };
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          id={notes.id}
          type="checkbox"
          name="hide_registration"
          defaultChecked={isHidden}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(notes)}
          className="size-5 shrink-0 accent-(--link)"
        />
        {HIDE_PLATE}
      </label>
      <FieldNotes {...notes} />
    </div>
  );
}
