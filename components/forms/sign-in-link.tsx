'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { authPath, confirmPasswordPath } from '@/lib/paths';
import { NewTabLink } from './new-tab-link';

/** Signs in beside the form, whose page opens there after it; with `again`, by the password of who is signed in. */
export function SignInLink({ again = false }) {
  const path = usePathname();
  const query = `${useSearchParams()}`;
  const next = query ? `${path}?${query}` : path;
  return again ? (
    <NewTabLink href={confirmPasswordPath(next)}>Confirm your password</NewTabLink>
  ) : (
    <NewTabLink href={authPath('sign-in', next)}>Sign in</NewTabLink>
  );
}
