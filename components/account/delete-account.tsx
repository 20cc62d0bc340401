'use client';

import { useRef } from 'react';
import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Link } from '../ui/link';
import { DeleteForm } from './delete-form';
import { DeletionContents } from './deletion-contents';

/** Asks for confirmation in a dialog; without JavaScript the link opens a page with the same form. */
export function DeleteAccount({ email }: { email: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Link
        href={paths.deleteAccount}
        aria-haspopup="dialog"
        className={button('danger', 'medium')}
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
          // The dialog would otherwise focus its first control, the button that reveals the password.
          dialog.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
        }}
      >
        Delete Account
      </Link>
      <dialog
        ref={dialog}
        role="alertdialog"
        aria-labelledby="delete-title"
        aria-describedby="delete-text"
        className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-2 border border-line-strong bg-surface p-6 text-ink backdrop:bg-[#000a] sm:p-8"
      >
        <h2 id="delete-title" className="mb-4 text-title">
          Delete your account?
        </h2>
        <div id="delete-text">
          <DeletionContents />
        </div>
        <DeleteForm
          email={email}
          cancel={
            <button
              type="button"
              className={button('secondary', 'medium')}
              onClick={() => dialog.current?.close()}
            >
              Cancel
            </button>
          }
        />
      </dialog>
    </>
  );
}
