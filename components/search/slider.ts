/**
 * The sliders have no names: each moves the number field it belongs to (`data-slider` is that
 * field's name), and the field moves the slider. Both ends of a pair may meet but not pass.
 */
const isInput = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement;

type Figure = { prefix?: string; unit?: string; plain?: string };

/** How a slider's value is read out: '£20,000', '60,000 miles', and a year as it is. */
export const figureText = (value: number, { prefix = '', unit, plain }: Figure) =>
  prefix + (plain ? value : value.toLocaleString('en-GB')) + (unit ? ` ${unit}` : '');

function draw(slider: HTMLInputElement) {
  const { min, max, value, dataset } = slider;
  const share = (Number(value) - Number(min)) / (Number(max) - Number(min));
  slider.parentElement?.style.setProperty(`--${dataset.end}`, `${share * 100}%`);
  // Where both thumbs meet, the one that still has room to move lies on top.
  if (dataset.end === 'low') slider.style.zIndex = share > 0.5 ? '1' : '';
  const open = value === dataset.open ? ` ${dataset.openWords}` : '';
  slider.setAttribute('aria-valuetext', figureText(Number(value), dataset) + open);
}

/**
 * A slider was dragged: writes its field. An end left open empties it. Returns whether it has met its
 * partner: a value set here counts as announced in WebKit, which then sends no change event on release.
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

/** A number was typed or set: moves the slider that belongs to the field, if it is a number. */
export function moveTrack(field: HTMLInputElement) {
  const slider = field.form?.querySelector<HTMLInputElement>(`[data-slider="${field.name}"]`);
  const digits = field.value.replace(/[£,\s]/g, '');
  if (!slider || !/^\d*$/.test(digits)) return;
  slider.value = digits || (slider.dataset.open ?? slider.value);
  draw(slider);
}
