'use client';

import { paths } from '@/lib/paths';
import { Icon } from '../../ui/icon';
import { isPlainClick, Link } from '../../ui/link';

/** True if the previous history entry belongs to this site. */
const cameFromSite = () =>
  (window.navigation as Navigation | undefined)?.canGoBack ??
  document.referrer.startsWith(`${window.location.origin}/`);

/** Goes back within this site, otherwise links to the list. */
export function BackLink() {
  return (
    <Link
      href={paths.vehicles}
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
      onClick={(event) => {
        if (!isPlainClick(event) || !cameFromSite()) return;
        event.preventDefault();
        window.history.back();
      }}
    >
      <Icon name="arrow-left" />
      Back
    </Link>
  );
}
