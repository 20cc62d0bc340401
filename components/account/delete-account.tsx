'use client';

import { useState } from 'react';
import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { AlertDialogContent, Dialog, DialogClose, DialogTitle, DialogTrigger } from '../ui/dialog';
import { Link } from '../ui/link';
import { DeleteForm } from './delete-form';
import { DeletionContents } from './deletion-contents';

/** Asks for confirmation in a dialog; without JavaScript the link opens a page with the same form. */
export function DeleteAccount({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger
        asChild
        type={undefined}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Link href={paths.deleteAccount} className={button('danger', 'medium')}>
          Delete Account
        </Link>
      </DialogTrigger>
      <AlertDialogContent
        data-private=""
        aria-describedby="delete-text"
        onOpenAutoFocus={(event) => {
          // Otherwise focus would go to the first control, the button that reveals the password.
          event.preventDefault();
          const content = event.currentTarget as HTMLElement;
          content.querySelector<HTMLInputElement>('[name="password"]')?.focus();
        }}
      >
        <DialogTitle>Delete your account?</DialogTitle>
        <div id="delete-text">
          <DeletionContents />
        </div>
        <DeleteForm
          email={email}
          cancel={<DialogClose className={button('secondary', 'medium')}>Cancel</DialogClose>}
        />
      </AlertDialogContent>
    </Dialog>
  );
}
