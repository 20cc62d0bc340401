'use client';

import { lazy, Suspense } from 'react';
import { useUserHint } from '../session/use-user-hint';

const UnreadCount = lazy(() =>
  import('./unread-count').then(
    (module) => ({ default: module.UnreadCount }),
    () => ({ default: () => null }),
  ),
);

/** The count of unread messages of a signed-in user, loaded after the page. */
export const UnreadSlot = () =>
  useUserHint() ? (
    <Suspense>
      <UnreadCount />
    </Suspense>
  ) : null;
