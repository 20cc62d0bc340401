'use client';

import { useEffect } from 'react';

/** Closes the toast of an earlier page, which would cover the message of this one. */
export function DismissToasts() {
  useEffect(() => {
    import('sonner').then(
      ({ toast }) => toast.dismiss(),
      () => {},
    );
  }, []);
  return null;
}
