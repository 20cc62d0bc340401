import type { ComponentProps } from 'react';
import { FINANCE_OWED, WRITE_OFFS, YES_NO } from '@/lib/listings/said-values';
import { SelectField } from '../forms/select-field';
import type { TextField } from '../forms/text-field';

const KEYS = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => [count, `${count}`]));
const NOT_SAID = 'Not said';

type Name = 'write_off' | 'keys' | 'v5c_in_name' | 'finance_owed' | 'is_import' | 'is_first_owner';

type Props = {
  input: (name: Name) => Pick<ComponentProps<typeof TextField>, 'name' | 'label' | 'error'> & {
    defaultValue: string;
  };
};

/** The history as the seller says it. Each field may stay empty, which the car's page shows. */
export function SaidFields({ input }: Props) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-5">
      <legend className="float-left mb-1 w-full font-semibold">What you say of its history</legend>
      <p className="clear-left mb-4 text-small text-pretty text-ink-2">
        Shown as your word, checked by nobody. What you leave out is shown as ‘Not said’, and buyers
        are offered to ask you. You answer to the buyer for what you say here.
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField {...input('write_off')} options={WRITE_OFFS} none={NOT_SAID} />
        <SelectField {...input('finance_owed')} options={FINANCE_OWED} none={NOT_SAID} />
        <SelectField {...input('v5c_in_name')} options={YES_NO} none={NOT_SAID} />
        <SelectField {...input('keys')} options={KEYS} none={NOT_SAID} />
        <SelectField {...input('is_first_owner')} options={YES_NO} none={NOT_SAID} />
        <SelectField {...input('is_import')} options={YES_NO} none={NOT_SAID} />
      </div>
    </fieldset>
  );
}
