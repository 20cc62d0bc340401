import { wholeAmount } from '@/lib/core/amount';

/**
 * Sliders have no name and are not submitted: each is synchronised with the number field named by its
 * `data-slider`. The two ends of a pair may meet but not cross.
 */

const isInput = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement;

type Figure = { prefix?: string; unit?: string; plain?: string };

/** The `aria-valuetext` of a slider: '£20,000', '60,000 miles', '2019'. */
export const figureText = (value: number, { prefix = '', unit, plain }: Figure) =>
  prefix + (plain ? value : value.toLocaleString('en-GB')) + (unit ? ` ${unit}` : '');

function draw(slider: HTMLInputElement) {
  const { min, max, value, dataset } = slider;
  const share = (Number(value) - Number(min)) / (Number(max) - Number(min));
  slider.parentElement?.style.setProperty(`--${dataset.end}`, `${share * 100}%`);
  // If both thumbs meet, the one that can still move is on top.
  if (dataset.end === 'low') slider.style.zIndex = share > 0.5 ? '1' : '';
  const open = value === dataset.open ? ` ${dataset.openText}` : '';
  slider.setAttribute('aria-valuetext', figureText(Number(value), dataset) + open);
}

/**
 * Writes a dragged slider's value to its field; the open end empties the field. Returns whether the
 * thumbs met: WebKit fires no `change` on release after a script has set the value.
 */
export function moveSlider(slider: HTMLInputElement): boolean {
  const { end, open, slider: name = '' } = slider.dataset;
  const other = slider.parentElement?.querySelector<HTMLInputElement>(
    `[data-end="${end === 'low' ? 'high' : 'low'}"]`,
  );
  if (other && end === 'low') slider.value = String(Math.min(+slider.value, +other.value));
  if (other && end === 'high') slider.value = String(Math.max(+slider.value, +other.value));
  draw(slider);
  const field = slider.form?.elements.namedItem(name);
  if (isInput(field)) field.value = slider.value === open ? '' : slider.value;
  return slider.value === other?.value;
}

/** Moves the slider of an edited number field; ignores text that is not a number. */
export function moveTrack(field: HTMLInputElement) {
  const slider = field.form?.querySelector<HTMLInputElement>(`[data-slider="${field.name}"]`);
  const digits = wholeAmount(field.value);
  if (!slider || !/^\d*$/.test(digits)) return;
  slider.value = digits || (slider.dataset.open ?? slider.value);
  draw(slider);
}
