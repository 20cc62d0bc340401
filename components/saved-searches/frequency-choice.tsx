import type { ComponentProps } from 'react';
import { FREQUENCIES, FREQUENCY_HINTS } from '@/lib/saved-searches/constants';
import type { AlertFrequency } from '@/lib/saved-searches/types';
import { fieldId } from '../forms/field-id';
import { FieldNotes } from '../forms/field-notes';

const CHOICES = Object.keys(FREQUENCIES) as AlertFrequency[];

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value' | 'defaultChecked'> & {
  label: string;
  error?: string | undefined;
};

/** Radio buttons for how often the owner of a search is told. */
export function FrequencyChoice({ label, error, defaultValue, ...input }: Props) {
  const id = fieldId('frequency');
  return (
    <fieldset aria-describedby={error && `${id}-error`}>
      <legend className="mb-1 font-semibold">{label}</legend>
      <div className="divide-y divide-line border-y border-line">
        {CHOICES.map((value, index) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer items-center gap-3 py-2 has-checked:text-link"
          >
            <input
              {...input}
              id={index === 0 ? id : undefined}
              type="radio"
              value={value}
              defaultChecked={defaultValue === value}
              className="size-5 shrink-0 accent-(--link)"
            />
            <span>
              <span className="block font-medium">{FREQUENCIES[value]}</span>
              <span className="block text-small text-ink-3">{FREQUENCY_HINTS[value]}</span>
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
