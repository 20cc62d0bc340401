'use client';

import 'sonner/dist/styles.css';
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { toastText } from '@/lib/core/browser/network';
import { TOAST_MS, type Toast } from '@/lib/core/browser/toast';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';

const LOOK = {
  toast:
    'flex w-full items-start gap-3 rounded-2 border border-line-strong bg-surface py-1 pr-1 pl-4 text-body text-ink shadow-[0_8px_28px_#0003] focus-visible:outline-2! focus-visible:outline-link! data-[type=error]:border-danger',
  icon: 'pt-3 text-danger',
  content: 'min-w-0 flex-1 py-2.5',
  title: 'font-semibold',
  description: 'text-ink-2! wrap-anywhere',
  closeButton: `${iconButton} order-last shrink-0 bg-transparent! hover:bg-sunken!`,
};

/**
 * Places toasts below the header, where they cover no control; on phones at the bottom, where they cover no
 * heading, above a bar there.
 */
const PLACE = { top: '5.25rem' };
const PHONE_PLACE = { bottom: '5.5rem', left: '1rem', right: '1rem' };
const PHONE = '(max-width: 600px)';

function watchPhone(onChange: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Renders the latest toast with sonner; it replaces the previous one. */
export function SonnerToaster({ latest }: { latest?: Toast }) {
  const frame = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const isPhone = useSyncExternalStore(watchPhone, () => matchMedia(PHONE).matches);

  useEffect(() => {
    function restoreFocus() {
      if (frame.current?.contains(document.activeElement)) cameFrom.current?.focus();
    }
    if (!latest) return;
    const { kind, title } = latest;
    const description = toastText(latest);
    sonner.dismiss();
    sonner[kind](title, { description, duration: TOAST_MS[kind], onDismiss: restoreFocus });
  }, [latest]);

  // Sonner restores the previous focus on every blur (https://github.com/emilkowalski/sonner/pull/104),
  // so Tab could never move past a toast. Hide focus events from it and restore focus on dismissal.
  function keepFocus(event: FocusEvent) {
    event.stopPropagation();
    const from = event.relatedTarget;
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from;
  }

  return (
    <div ref={frame} onFocusCapture={keepFocus} className="print:hidden">
      <Sonner
        theme="system"
        visibleToasts={1}
        position={isPhone ? 'bottom-center' : 'top-center'}
        offset={PLACE}
        mobileOffset={PHONE_PLACE}
        className="font-text!"
        icons={{
          close: <Icon name="close" className="size-5" />,
          error: <Icon name="alert" className="size-5" />,
        }}
        toastOptions={{
          unstyled: true,
          closeButton: true,
          closeButtonAriaLabel: 'Close message',
          classNames: LOOK,
        }}
      />
    </div>
  );
}
