'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '../ui/icon';

type Props = {
  text: string;
  isConflict: boolean;
};

/**
 * The result of the last action on a listing. Takes the focus on mount, because the pressed button may be gone;
 * another text needs another key.
 */
export function OutcomeNotice({ text, isConflict }: Props) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <p
      ref={notice}
      tabIndex={-1}
      role={isConflict ? 'alert' : 'status'}
      className={`mt-6 flex gap-3 rounded-1 border-l-4 p-4 font-semibold text-pretty ${
        isConflict ? 'border-danger bg-danger-tint' : 'border-verified bg-verified-tint'
      }`}
    >
      <Icon
        name={isConflict ? 'alert' : 'check'}
        className={`mt-0.5 size-5 ${isConflict ? 'text-danger' : 'text-verified'}`}
      />
      {text}
    </p>
  );
}
