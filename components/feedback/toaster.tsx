'use client';

import 'sonner/dist/styles.css';
import { type FocusEvent, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { NETWORK_FAILED } from '@/lib/core/browser/network';
import { TOAST_MS, type Toast } from '@/lib/core/browser/toast';
import { iconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { guardOffline } from './offline-guard';

const LOOK = {
  toast:
    'flex w-full items-start gap-3 rounded-2 border border-line-strong bg-surface py-1 pr-1 pl-4 text-body text-ink shadow-[0_8px_28px_#0003] focus-visible:outline-2! focus-visible:outline-link! data-[type=error]:border-danger',
  icon: 'pt-3 text-danger',
  content: 'min-w-0 flex-1 py-2.5',
  title: 'font-semibold',
  description: 'text-ink-2! wrap-anywhere',
  closeButton: `${iconButton} order-last shrink-0 bg-transparent! hover:bg-sunken!`,
};

/** Under the header, on a phone and elsewhere: nothing that is pressed stands there. */
const PLACE = { top: '5.25rem' };
const PHONE_PLACE = { top: '4.75rem', left: '1rem', right: '1rem' };

/** An error without a text of its own, while there is no network, has one cause. */
const textOf = ({ kind, description }: Toast) =>
  description ?? (kind === 'error' && !navigator.onLine ? NETWORK_FAILED : undefined);

/** Draws the latest toast, with sonner: it takes the place of the one before. */
export function Toaster({ latest }: { latest?: Toast }) {
  const frame = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  useEffect(guardOffline, []);

  useEffect(() => {
    function restoreFocus() {
      if (frame.current?.contains(document.activeElement)) cameFrom.current?.focus();
    }
    if (!latest) return;
    const { kind, title } = latest;
    const description = textOf(latest);
    sonner.dismiss();
    sonner[kind](title, { description, duration: TOAST_MS[kind], onDismiss: restoreFocus });
  }, [latest]);

  // Sonner sends focus back to where it came from whenever it leaves a toast, so that Tab could
  // never pass one. It is not told of focus; closing a toast returns it instead.
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
        position="top-center"
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
