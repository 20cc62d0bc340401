'use client';

import * as DialogPrimitive from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { cx } from '@/lib/utils';

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogDescription = DialogPrimitive.Description;
export const DialogClose = DialogPrimitive.Close;

export const DialogTitle = (props: ComponentProps<typeof DialogPrimitive.Title>) => (
  <DialogPrimitive.Title className="mb-4 text-title" {...props} />
);

/**
 * A modal dialog. The backdrop is a plain element and globals.css stops the page from scrolling:
 * Radix's overlay inserts a `<style>`, which the Content-Security-Policy of a cached page refuses.
 */
function DialogContent({ className, ...content }: ComponentProps<typeof DialogPrimitive.Content>) {
  return (
    <DialogPrimitive.Portal>
      <div className="fixed inset-0 z-60 bg-[#000a]" />
      <DialogPrimitive.Content
        {...content}
        className={cx(
          'fixed inset-4 z-60 m-auto h-fit max-h-[calc(100dvh-2rem)] max-w-[34rem] overflow-y-auto overscroll-contain rounded-2 border border-line-strong bg-surface p-6 text-ink sm:p-8',
          className,
        )}
      />
    </DialogPrimitive.Portal>
  );
}

/** A dialog that must be answered: a press outside it does not close it. */
export const AlertDialogContent = (props: ComponentProps<typeof DialogContent>) => (
  <DialogContent
    role="alertdialog"
    onPointerDownOutside={(event) => event.preventDefault()}
    {...props}
  />
);
