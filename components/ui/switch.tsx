import { type ComponentProps, useEffect, useRef } from 'react';
import { replayEdits } from '@/lib/core/browser/early-edits';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'id'> & {
  id: string;
  label: string;
  hint: string;
};

/** A switch with label and hint; the whole row is clickable. The checkbox has the state that the role needs. */
export function Switch({ id, label, hint, ...input }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => replayEdits([ref.current]), []);
  return (
    <div className="flex items-center justify-between gap-6 py-4">
      <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer">
        <span className="block font-semibold">{label}</span>
        <span id={`${id}-hint`} className="block text-ink-3">
          {hint}
        </span>
      </label>
      <input
        {...input}
        ref={ref}
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-hint`}
        className="switch"
      />
    </div>
  );
}
