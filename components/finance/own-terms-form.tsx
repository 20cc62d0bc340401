'use client';

import { useEffect } from 'react';
import { fillOwnTerms, keepOwnTerms } from '@/lib/finance/own-terms';

type Props = {
  formId: string;
  /** Whether the form shows the figures of an address, which are not filled in from the device. */
  isAsked: boolean;
};

/** Fills the calculator with the terms of this device, and keeps those that are sent. */
export function OwnTermsForm({ formId, isAsked }: Props) {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    if (!isAsked) fillOwnTerms(form);
    const keep = () => keepOwnTerms(form);
    form.addEventListener('submit', keep);
    return () => form.removeEventListener('submit', keep);
  }, [formId, isAsked]);
  return null;
}
