import { inMetres, parseLength } from '@/lib/showroom/fit/lengths';
import type { FitChoices } from '@/lib/showroom/fit/read-fit';

/** Sliders have no name and are not submitted: each moves the text field of its `data-slider`, and back. */
export function moveOther(target: unknown) {
  if (!(target instanceof HTMLInputElement) || !target.form) return;
  const { slider: name } = target.dataset;
  if (name) {
    const field = target.form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = inMetres(Number(target.value));
    return;
  }
  const slider = target.form.querySelector<HTMLInputElement>(`[data-slider="${target.name}"]`);
  const mm = parseLength(target.value);
  if (slider && mm !== null) slider.value = String(mm);
}

/** Moves the sliders of assumed measures, which follow the space. */
export function moveAssumed(form: HTMLFormElement, { space, assumed }: FitChoices) {
  for (const measure of assumed) {
    const slider = form.querySelector<HTMLInputElement>(`[data-slider="${measure}"]`);
    if (slider) slider.value = String(space[measure]);
  }
}
