import { isPictureUrl } from '@/lib/account/validators';
import { initials } from '@/lib/format';

type Props = { name: string; url: string };

/**
 * A person's picture over their initials: one that does not load leaves the initials to be seen, with
 * no script. Its server is not told which page asks.
 */
export function Avatar({ name, url }: Props) {
  return (
    <span
      aria-hidden="true"
      className="relative grid size-20 shrink-0 place-items-center overflow-hidden rounded-full bg-brand font-head text-title text-on-brand"
    >
      {initials(name)}
      {isPictureUrl(url) && (
        <img
          src={url}
          alt=""
          width={80}
          height={80}
          referrerPolicy="no-referrer"
          decoding="async"
          // A little larger than its frame, which so cuts off the mark Chromium draws in the corner of
          // a picture that does not load.
          className="absolute -inset-[6px] size-[calc(100%+12px)] max-w-none object-cover"
        />
      )}
    </span>
  );
}
