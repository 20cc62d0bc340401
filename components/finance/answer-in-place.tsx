import type { ReactNode } from 'react';
import { describeMonthly, nothingMonthly } from '@/lib/finance/describe';
import { type FinanceErrors, readInputs, readValues } from '@/lib/finance/inputs';
import { fillOwnTerms, keepOwnTerms } from '@/lib/finance/own-terms';
import { quoteFor } from '@/lib/finance/quote';
import { ExampleTable } from './example-table';
import { FinanceErrorList } from './finance-errors';

// This module is loaded when the calculator of a car's page is opened.

/** Marks the fields with errors, and moves the focus to the first of them. */
function mark(form: HTMLFormElement, errors: FinanceErrors) {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  for (const field of fields)
    if (field.name in errors) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  fields.find((field) => field.name in errors)?.focus();
}

/** The example of a form's figures, or its errors. */
function answer(form: HTMLFormElement): ReactNode {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  const read = readInputs(readValues(fields));
  const quote = read.inputs?.price ? quoteFor(read.inputs.price, read.inputs) : null;
  const errors = read.inputs && !quote ? { deposit: nothingMonthly(read.inputs) } : read.errors;
  mark(form, errors);
  if (quote) keepOwnTerms(form);
  if (!quote) return <FinanceErrorList errors={errors} />;
  return (
    <>
      <p className="mb-4 font-semibold">{describeMonthly(quote)}</p>
      <ExampleTable quote={quote} />
    </>
  );
}

const attached = new WeakSet<Element>();

/** Answers the form of an area in place from now on, and fills it with the terms of this device. */
export function attach(area: Element, show: (answer: ReactNode) => void) {
  const form = area.querySelector('form');
  if (!form || attached.has(form)) return;
  attached.add(form);
  fillOwnTerms(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(answer(form));
  });
}
