'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { authPath } from '@/lib/paths';
import { NewTabLink } from './new-tab-link';

/** Signs in beside the form, whose page opens there after it. */
export function SignInLink() {
  const path = usePathname();
  const query = `${useSearchParams()}`;
  return (
    <NewTabLink href={authPath('sign-in', query ? `${path}?${query}` : path)}>Sign in</NewTabLink>
  );
}
