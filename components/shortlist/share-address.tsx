import type { Route } from 'next';
import { ShareButton } from '../listings/share-button';
import { button } from '../ui/button';

type Props = { url: string; path: Route };

/** The secret address, to copy by hand, to share or to open. */
export function ShareAddress({ url, path }: Props) {
  return (
    <div>
      <label htmlFor="shortlist-address" className="flex min-h-8 items-center font-semibold">
        Address of your shortlist
      </label>
      <input
        id="shortlist-address"
        readOnly
        value={url}
        autoComplete="off"
        className="field text-ellipsis"
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ShareButton
          title="My shortlist"
          path={path}
          className={button('primary', 'small', 'inline-flex items-center gap-2')}
        >
          Share
        </ShareButton>
        {/* A plain link: the address must not be prefetched. */}
        <a href={path} className={button('secondary', 'small')}>
          See what others see
        </a>
      </div>
    </div>
  );
}
