import type { Route } from 'next';
import { ShareButton } from '../listings/share-button';
import { button, standaloneLink } from '../ui/button';

type Props = { url: string; path: Route };

/** The secret address, to copy by hand, to share or to open. */
export function ShareAddress({ url, path }: Props) {
  return (
    <div>
      <label htmlFor="shortlist-address" className="sr-only sm:not-sr-only sm:font-semibold">
        Address of your shortlist
      </label>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:mt-1">
        <input
          id="shortlist-address"
          readOnly
          value={url}
          autoComplete="off"
          className="field min-w-0 flex-1 basis-40 text-ellipsis"
        />
        <ShareButton
          title="My shortlist"
          path={path}
          className={button('primary', 'small', 'inline-flex items-center gap-2')}
        >
          Share
        </ShareButton>
        {/* A plain link: the address must not be prefetched. */}
        <a href={path} className={standaloneLink}>
          See what others see
        </a>
      </div>
    </div>
  );
}
