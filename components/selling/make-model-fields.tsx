'use client';

import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Make } from '@/lib/listings/types';
import { FieldFrame, type FieldProps } from '../forms/field-frame';
import { SelectField } from '../forms/select-field';

type Select = Omit<ComponentProps<'select'>, 'id'> & FieldProps;
type Props = { makes: Make[]; make: Select; model: Select };

/** Make and model of the catalogue. Without JavaScript the models of all makes are offered, under their makes. */
export function MakeModelFields({ makes, make, model }: Props) {
  const [chosen, setChosen] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { name, label, error, hint, ...select } = model;
  const offered = makes.filter(({ id }) => !chosen || id === chosen);

  // The make may be chosen before hydration, or restored by the browser.
  useEffect(() => setChosen(box.current?.querySelector('select')?.value ?? ''), []);

  // Renders synchronously, because a look-up sets the model right after the make.
  function choose({ currentTarget }: FormEvent<HTMLSelectElement>) {
    flushSync(() => setChosen(currentTarget.value));
  }

  return (
    <div ref={box} className="grid items-start gap-5 sm:grid-cols-2">
      <SelectField
        {...make}
        options={Object.fromEntries(makes.map(({ id, name }) => [id, name]))}
        none="Choose"
        onInput={choose}
        required
      />
      <FieldFrame name={name} label={label} error={error} hint={hint}>
        {(control) => (
          <select {...select} {...control} required className="field field-select">
            <option value="">Choose</option>
            {offered.map(({ id, name, models }) => (
              <optgroup key={id} label={name}>
                {models.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </FieldFrame>
    </div>
  );
}
