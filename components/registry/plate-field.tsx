'use client';

import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { setValue } from '@/lib/core/browser/form-fields';
import { normalPlate } from '@/lib/core/number-plate';
import { formatRegistration } from '@/lib/format';
import { FieldFrame } from '../forms/field-frame';
import { button, chip } from '../ui/button';
import { Icon } from '../ui/icon';
import type { FieldsOf } from './look-up';
import { useLookUp } from './use-look-up';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  name: string;
  label: string;
  /** Validation error. */
  error?: string | undefined;
  fieldsOf: FieldsOf;
  /** The name of the form's hidden field that stores the values of a look-up, if it has one. */
  filledIn?: string;
  /** Number plates that the demo's registries know; undefined with real registries. */
  demoPlates?: readonly string[] | undefined;
  /** The button of a look-up without JavaScript, if there is one. */
  withoutScript?: ReactNode;
  /** Called with the names of the fields that a look-up filled in. */
  onFilled: (names: string[]) => void;
};

/** The number plate, typed onto a drawn one, with a look-up that fills in the form. */
export function PlateField(props: Props) {
  const {
    name,
    label,
    error,
    fieldsOf,
    filledIn,
    demoPlates = [],
    withoutScript,
    onFilled,
    ...input
  } = props;
  const { pending, outcome, lookUp } = useLookUp(fieldsOf, onFilled, filledIn);
  const box = useRef<HTMLDivElement>(null);

  function lookUpOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    lookUp(event.currentTarget);
  }

  return (
    <div>
      <FieldFrame
        name={name}
        label={label}
        error={error}
        hint={
          <span className={withoutScript ? undefined : 'needs-script'}>
            Fills in what DVLA and DVSA know of the car.
          </span>
        }
      >
        {(control) => (
          <div ref={box} className="flex flex-wrap items-center gap-3">
            <input
              {...input}
              {...control}
              type="text"
              maxLength={10}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="AB12 CDE"
              onKeyDown={lookUpOnEnter}
              onBlur={({ target }) => {
                target.value = formatRegistration(normalPlate(target.value));
              }}
              className="plate text-center max-sm:[--plate-size:40px] placeholder:text-plate-ink placeholder:opacity-35 focus-visible:outline-offset-3"
            />
            <button
              type="button"
              aria-disabled={pending}
              onClick={() => lookUp(box.current?.querySelector('input') ?? null)}
              className={button('secondary', 'medium', 'needs-script aria-disabled:opacity-75')}
            >
              <Icon name="search" />
              Look up
            </button>
            {withoutScript && <noscript>{withoutScript}</noscript>}
            {demoPlates.length > 0 && (
              <div className="needs-script flex basis-full flex-wrap gap-3">
                {demoPlates.map((plate) => (
                  <button
                    key={plate}
                    type="button"
                    onClick={() => {
                      const field = box.current?.querySelector('input');
                      if (field) setValue(field, formatRegistration(plate));
                    }}
                    className={chip}
                  >
                    Try {formatRegistration(plate)}
                  </button>
                ))}
              </div>
            )}
            {withoutScript && demoPlates.length > 0 && (
              <p className="only-without-script basis-full text-small text-ink-2">
                This demo knows {demoPlates.map(formatRegistration).join(' and ')}, for example.
              </p>
            )}
          </div>
        )}
      </FieldFrame>
      <div role="status" className="text-pretty *:mt-2">
        {pending && <p className="text-ink-2">Asking the registries…</p>}
        {!pending && outcome && 'failure' in outcome && (
          <p className="text-ink-2">
            <strong className="font-semibold text-ink">{outcome.failure.title}.</strong>{' '}
            {outcome.failure.text}
          </p>
        )}
        {!pending && outcome && 'found' in outcome && (
          <>
            {outcome.isMadeUp && (
              <p className="inline-block rounded-1 bg-sunken px-2 py-0.5 text-small font-semibold">
                Made-up record of the demo
              </p>
            )}
            <p className="text-ink-2 wrap-anywhere">
              <strong className="font-semibold text-ink">{outcome.found}</strong> {outcome.advice}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
