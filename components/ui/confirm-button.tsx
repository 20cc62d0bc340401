'use client';

import { type ComponentProps, useRef, useState } from 'react';
import { button } from './button';
import {
  AlertDialogContent,
  Dialog,
  DialogClose,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from './dialog';

type Props = ComponentProps<'button'> & {
  question: string;
  consequence: string;
  /** Label of the button that submits. */
  answer: string;
};

/** A submit button that asks for confirmation first; without JavaScript it submits at once. */
export function ConfirmButton({ question, consequence, answer, ...trigger }: Props) {
  const [isOpen, setOpen] = useState(false);
  const submitter = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger
        {...trigger}
        ref={submitter}
        type="submit"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      />
      <AlertDialogContent>
        <DialogTitle>{question}</DialogTitle>
        <DialogDescription className="text-pretty text-ink-2">{consequence}</DialogDescription>
        <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:flex-auto">
          <DialogClose className={button('secondary')}>Cancel</DialogClose>
          <DialogClose
            className={button('danger')}
            onClick={() => submitter.current?.form?.requestSubmit(submitter.current)}
          >
            {answer}
          </DialogClose>
        </div>
      </AlertDialogContent>
    </Dialog>
  );
}
