import { Icon } from '../ui/icon';

/** The asking price lies inside the valuation's 90% range; of the car and its seller it says nothing. */
export function AiVerifiedBadge() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-1 py-[5px] pr-2.5 pl-2 text-small leading-none font-semibold text-ink outline -outline-offset-1 outline-line-strong">
      <Icon name="scale" className="size-[15px] text-link" />
      AI Verified
    </span>
  );
}
