'use client';

import type { Route } from 'next';
import type { ReactNode } from 'react';
import { toast } from '@/lib/core/browser/toast';
import { cx } from '@/lib/utils';
import { Icon } from '../ui/icon';

type Props = {
  title: string;
  path: Route;
  className: string;
  /** Visible text beside the icon. */
  children?: ReactNode;
};

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast.message('Link copied');
  } catch {
    toast.error('The link could not be copied', url);
  }
}

/** Opens the system share sheet; without one, copies the link and shows a toast. */
export function ShareButton({ title, path, className, children }: Props) {
  async function share() {
    const url = new URL(path, window.location.origin).href;
    if (!navigator.share) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // AbortError: the user closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  }

  return (
    <button
      type="button"
      className={cx('needs-script', className)}
      aria-label={`Share: ${title}`}
      onClick={share}
    >
      <Icon name="share" className="size-5" />
      {children}
    </button>
  );
}
