'use client';

import { useId } from 'react';
import { formatNumber, plural } from '@/lib/format';
import { staffMessages } from '@/lib/staff/messages';
import { settleName } from '@/lib/staff/name-actions';
import type { WaitingName } from '@/lib/staff/types';
import { FormSummary } from '../forms/form-summary';
import { useActionForm } from '../forms/use-action-form';
import { button } from '../ui/button';
import { focusNames } from './focus-names';

type Props = {
  waits: WaitingName;
  /** The catalogue's names that it can be the same as: makes, or models of its make. */
  choices: string[];
};

/** Settles a name that dealers' cars wait for, in one press; works without JavaScript. */
export function NameForm({ waits, choices }: Props) {
  const { make, model, is_make_known: isMakeKnown, cars, dealers } = waits;
  const id = useId();
  const settling = useActionForm({
    action: settleName,
    failure: staffMessages.failed,
    onResponse: focusNames,
  });
  const { state, pending, form } = settling;
  const name = `${make} ${model}`;
  const refused = isMakeKnown ? name : make;
  const press = (choice: string, label: string, about: string) => (
    <button
      type="submit"
      name="choice"
      value={choice}
      aria-disabled={pending}
      className={button(choice === 'added' ? 'primary' : 'secondary', 'small')}
    >
      {label}
      <span className="sr-only"> {about}</span>
    </button>
  );
  const spelling = (field: 'add_make' | 'add_model', label: string, text: string) => (
    <div className="min-w-0">
      <label htmlFor={`${id}${field}`} className="mb-1 block text-small">
        {label}
      </label>
      <input
        id={`${id}${field}`}
        name={field}
        maxLength={60}
        autoComplete="off"
        defaultValue={state.values[field] ?? text}
        className="field"
      />
    </div>
  );
  return (
    <form {...form} className="grid gap-3">
      <FormSummary of={settling} />
      <input type="hidden" name="make" value={make} />
      <input type="hidden" name="model" value={model} />
      <input type="hidden" name="known" value={isMakeKnown ? 'yes' : ''} />
      <div>
        <h2 className="font-semibold wrap-anywhere">{name}</h2>
        <p className="text-small text-ink-2">
          {plural(cars, 'car')} of {formatNumber(dealers)} {dealers === 1 ? 'dealer' : 'dealers'}.{' '}
          {isMakeKnown ? 'The model is not in the catalogue.' : 'The make is not in the catalogue.'}
        </p>
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        {isMakeKnown ? (
          <p className="text-small text-ink-2">Make: {make}</p>
        ) : (
          spelling('add_make', 'Make as it is written', make)
        )}
        {spelling('add_model', 'Model as it is written', model)}
        {press('added', 'Add', `${name} to the catalogue`)}
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-[2fr_auto_auto]">
        <div className="min-w-0">
          <label htmlFor={`${id}same`} className="mb-1 block text-small">
            {isMakeKnown ? `The same as this ${make}` : 'The same as this make'}
          </label>
          <select
            id={`${id}same`}
            name="same"
            defaultValue={state.values.same ?? ''}
            className="field field-select"
          >
            <option value="">Choose a name</option>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </div>
        {press('same', 'It is the same', `name as ${name}`)}
        {press('refused', 'Refuse', refused)}
      </div>
    </form>
  );
}
