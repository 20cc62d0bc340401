import { Icon } from '../ui/icon';

/** The price lies in the valuation's 90% range; this does not verify the vehicle or its seller. */
export function AiVerifiedBadge() {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-1 py-[5px] pr-2.5 pl-2 text-small leading-none font-semibold text-ink outline -outline-offset-1 outline-line-strong">
      <Icon name="scale" className="size-[15px] text-link" />
      AI Verified
    </span>
  );
}
