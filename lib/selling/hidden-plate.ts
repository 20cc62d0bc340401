import { BackendError } from '../core/errors/messages';
import { hiddenPlateMessage, type PlateText, plateTextOf } from '../core/hidden-plate';
import type { Step } from './steps';

/** The field of each text in the form's steps. */
const FIELDS = {
  trim: 'trim',
  features: 'other_features',
  description: 'description',
  location: 'location',
} as const satisfies Record<PlateText, string>;

/**
 * The field errors of a step that would publish a hidden number plate; null for any other error.
 */
export function plateRefusal(error: unknown, step: Step): Record<string, string> | null {
  const text = error instanceof BackendError ? plateTextOf(error.message) : null;
  if (!text) return null;
  // The first step hides the plate, and has only the trim of these texts.
  const field = step === 'car' && text !== 'trim' ? 'hide_registration' : FIELDS[text];
  return { [field]: hiddenPlateMessage(text) };
}
