import { CheckField } from '../forms/check-field';

export const HIDE_PLATE = 'Hide the number plate from buyers';

const HINT =
  'Buyers then see no MOT history on your page either. Cover the plate in your photographs too, and leave it out of what you write.';

type Props = {
  isHidden: boolean;
  /** Error that names the text which contains a hidden plate. */
  error?: string | undefined;
};

/** The checkbox that hides the number plate from buyers. */
export const PlateVisibility = ({ isHidden, error }: Props) => (
  <CheckField
    name="hide_registration"
    label={HIDE_PLATE}
    hint={HINT}
    isSet={isHidden}
    error={error}
  />
);
