import { toast } from '@/lib/core/browser/toast';
import { describeBasis, describeKept, describeLeft } from '@/lib/part-exchange/describe';
import type { PartExchange } from '@/lib/part-exchange/part-exchange';
import {
  keptPartExchange,
  onPartExchangeChange,
  removeEndedPartExchange,
  removePartExchange,
} from '@/lib/part-exchange/store';
import { paths } from '@/lib/paths';

const LINK =
  'inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4';

function textOf({ dataset }: HTMLElement, kept: PartExchange) {
  if (dataset.left === '') return describeKept(kept);
  const price = Number(dataset.left?.replace(/\D/g, ''));
  const left = describeLeft(price, kept);
  return dataset.long ? `${left}. ${describeBasis(price, kept)}` : left;
}

/** Moves the focus of the pressed button, which goes, to the page's heading. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The link and the button after a long text, and after the one above a list. */
function controls(isLong: boolean) {
  const box = document.createElement('span');
  if (isLong) box.className = 'block';
  const change = document.createElement('a');
  change.href = paths.partExchange;
  change.className = LINK;
  change.textContent = 'Change';
  change.setAttribute('aria-label', 'Change your part exchange');
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.className = `${LINK} ml-4`;
  remove.textContent = 'Remove';
  remove.setAttribute('aria-label', 'Remove your part exchange');
  remove.addEventListener('click', () => {
    removePartExchange();
    focusHeading();
    toast.message('Part exchange removed');
  });
  box.append(change, ' ', remove);
  return box;
}

function fill(line: HTMLElement, kept: PartExchange | null) {
  const text = kept ? textOf(line, kept) : '';
  // Filling is a change of the document too, which the observer sees.
  if (line.firstChild?.textContent === text || line.childNodes.length + text.length === 0) return;
  const isLong = line.dataset.long !== undefined;
  line.replaceChildren(...(text ? [text] : []));
  if (text && (isLong || line.dataset.left === '')) line.append(' ', controls(isLong));
}

let observer: MutationObserver | undefined;
let isStarted = false;

/** Watches a list change under its lines: pages, filters, streamed cards. */
function watch() {
  let frame = 0;
  observer ??= new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Fills the lines of all cars shown (components/listings/left-to-pay.tsx), and those that come while one is kept. */
function mark() {
  const kept = keptPartExchange();
  for (const line of document.querySelectorAll<HTMLElement>('[data-left]')) fill(line, kept);
  if (kept) watch();
  else observer?.disconnect();
}

/** Says beside every car what is left to pay, from now on. Lazy-loaded: see DeviceLoader in app. */
export function markCars() {
  if (isStarted) return;
  isStarted = true;
  removeEndedPartExchange();
  onPartExchangeChange(mark);
  mark();
}
