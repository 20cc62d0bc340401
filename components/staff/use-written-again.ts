'use client';

import { useRouter } from 'next/navigation';
import type { FormState } from '@/lib/core/actions/form-state';

/** Reloads the messages once a response says that the visitor has written again; typed text stays. */
export function useWrittenAgain() {
  const router = useRouter();
  return ({ code }: FormState) => {
    if (code === 'PT409') router.refresh();
  };
}
