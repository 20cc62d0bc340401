'use client';

import { useEffect, useState } from 'react';
import type { FormState } from '@/lib/form-state';

const KEY = 'profile-draft';

/**
 * What was typed when the session ended, given back to the same person once the page has been loaded
 * anew. Kept in this tab only, and forgotten as soon as it is read.
 */
export function useDraft(owner: string, { status, values, answer }: FormState) {
  const [draft, setDraft] = useState<Record<string, string>>();

  useEffect(() => {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
      sessionStorage.removeItem(KEY);
      if (owner && kept?.owner === owner) setDraft(kept.values);
    } catch {
      // Storage is blocked or holds no draft.
    }
  }, [owner]);

  useEffect(() => {
    if (!answer || status !== 'signed-out' || !owner) return;
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ owner, values }));
    } catch {
      // Storage is blocked: the form itself still holds what was typed.
    }
  }, [answer, status, values, owner]);

  return draft;
}
