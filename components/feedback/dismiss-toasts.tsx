'use client';

import { useEffect } from 'react';

/** Closes the toast of an earlier page, where it would cover what this one says. */
export function DismissToasts() {
  useEffect(() => {
    import('sonner').then(
      ({ toast }) => toast.dismiss(),
      () => {},
    );
  }, []);
  return null;
}
