'use client';

import { staffMessages } from '@/lib/staff/messages';
import { reopenName } from '@/lib/staff/name-actions';
import type { SettledName } from '@/lib/staff/types';
import { PressForm } from '../forms/press-form';
import { focusNames } from './focus-names';

/** What became of a name: 'added as Ineos Grenadier', 'the same as Volkswagen', 'refused'. */
function became({ choice, make, model }: SettledName) {
  const name = [make, model].filter(Boolean).join(' ');
  if (choice === 'refused') return 'refused';
  return choice === 'added' ? `added as ${name}` : `the same as ${name}`;
}

/** The names that staff settled last; those not added can be asked about again. */
export const SettledNames = ({ names }: { names: SettledName[] }) => (
  <ul className="border-t border-line">
    {names.map((settled) => {
      const { make_word: make, model_word: model, choice, staff_name: staff } = settled;
      return (
        <li
          key={`${make} ${model}`}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2.5"
        >
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">‘{`${make} ${model}`.trim()}’</span> is{' '}
            {became(settled)} <span className="text-small text-ink-2">by {staff}</span>
          </p>
          {choice !== 'added' && (
            <PressForm
              action={reopenName}
              failure={staffMessages.failed}
              values={{ make, model }}
              variant="secondary"
              size="small"
              onResponse={focusNames}
            >
              Ask again<span className="sr-only"> about {`${make} ${model}`.trim()}</span>
            </PressForm>
          )}
        </li>
      );
    })}
  </ul>
);
