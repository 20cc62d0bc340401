import { isPictureUrl } from '@/lib/account/schema';
import { initials } from '@/lib/format';

type Props = { name: string; url: string };

/**
 * A user's picture on top of the initials, which stay visible without JavaScript if the picture fails
 * to load. Sends no referrer to the picture's host.
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
          // Overflows the clipped frame, to hide Chromium's broken-image icon in the corner.
          className="absolute -inset-[6px] size-[calc(100%+12px)] max-w-none object-cover"
        />
      )}
    </span>
  );
}
