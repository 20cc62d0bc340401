'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import type { BodyName, CarType } from '@/lib/showroom/design-options';
import { fieldLabel, VERDICT_LABELS } from '@/lib/showroom/fit/describe';
import { fitOf, type Sizes } from '@/lib/showroom/fit/fit';
import type { Outline } from '@/lib/showroom/fit/outlines';
import { fitQuery, OWN_FIGURES, readFit, sizesWith } from '@/lib/showroom/fit/read-fit';
import { type Measure, SPACES, startsOf } from '@/lib/showroom/fit/spaces';
import { type CarChoice, toolPath } from '@/lib/showroom/tools';
import { button } from '../../ui/button';
import type { DrawnCar } from './drawing-scale';
import { FieldNote } from './field-note';
import { FitAnswer } from './fit-answer';
import { FitDrawing } from './fit-drawing';
import { FitReasons } from './fit-reasons';
import { LengthField } from './length-field';
import { OwnFigures } from './own-figures';
import { PresentCar } from './present-car';
import { moveAssumed, moveOther } from './sliders';
import { SpaceLinks } from './space-links';
import { StickyVerdict } from './sticky-verdict';

type Props = {
  choice: CarChoice;
  body: BodyName;
  /** 'Hatchback'. */
  bodyName: string;
  sizes: Sizes;
  outline: Outline;
  /** The drawn outline of the present car; it follows the chosen car once the server has sent it. */
  present: (DrawnCar & { type: CarType; name: string }) | null;
  /** The query, each name once. */
  given: [string, string][];
};

/** The debounce of the list's filters. */
const DEBOUNCE_MS = 300;

const read = (entries: Iterable<readonly [string, unknown]>) => {
  const values = new Map(entries);
  return readFit((name) => values.get(name)?.toString());
};

/** True if a field differs from the server's HTML. */
function isEdited(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field instanceof HTMLInputElement && field.value !== field.defaultValue;
}

/**
 * The space, the answer and the drawing: a GET form without JavaScript; with it each change updates the
 * answer at once, and the URL and the announcement after a pause.
 */
export function FitForm({ choice, body, bodyName, sizes, outline, present, given }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState(() => read(given));
  const [announced, setAnnounced] = useState('');
  const timer = useRef(0);
  const { space, assumed, own, notes, now } = choices;
  const hasOwn = OWN_FIGURES.some((figure) => own[figure] !== undefined);
  const isAssumed = (measure: Measure) => assumed.some((one) => one === measure);
  // The state is constant: otherwise emptying a field would close the group.
  const [isOpen] = useState(() => hasOwn || OWN_FIGURES.some((figure) => notes[figure]));
  const isUsual = startsOf(space.kind).every(
    ([measure, start]) => space[measure] === start || isAssumed(measure),
  );
  const cars = sizesWith(sizes, own);
  const fit = fitOf(space, cars, body);
  const addressOf = (changed: typeof choices) =>
    `${toolPath(choice, 'fits')}&${new URLSearchParams(fitQuery(changed))}` as Route;

  function follow() {
    if (!form.current) return;
    const changed = read(new FormData(form.current));
    setChoices(changed);
    moveAssumed(form.current, changed);
    window.clearTimeout(timer.current);
    const isDrawn = changed.now === (present?.type ?? null);
    timer.current = window.setTimeout(
      () => {
        // The drawing of another present car comes from the server.
        if (isDrawn) window.history.replaceState(null, '', addressOf(changed));
        else router.replace(addressOf(changed), { scroll: false });
        const { verdict } = fitOf(changed.space, sizesWith(sizes, changed.own), body);
        const said = Object.entries(changed.notes).map(
          ([name, note]) => `${fieldLabel(name)}: ${note}`,
        );
        setAnnounced([VERDICT_LABELS[verdict], ...said].join('. '));
      },
      changed.now === now ? DEBOUNCE_MS : 0,
    );
  }

  // Takes over edits made before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])];
    for (const field of fields.filter(isEdited)) moveOther(field);
    if (fields.some(isEdited)) follow();
    return () => window.clearTimeout(timer.current);
  }, []);

  return (
    <form
      ref={form}
      action="/ar-showroom"
      autoComplete="off"
      className="mt-6"
      onInput={({ target }) => {
        moveOther(target);
        follow();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        follow();
      }}
    >
      {Object.entries({ ...choice, tool: 'fits', space: space.kind }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SpaceLinks choice={choice} kind={space.kind} now={now} />
      <FieldNote id="space-note" note={notes.space} />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="min-w-0 lg:col-start-2">
          <FitAnswer verdict={fit.verdict} choice={choice} isOwn={hasOwn} />
          <FitDrawing space={space} fit={fit} outline={outline} present={present} sizes={cars} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <StickyVerdict fit={fit} />
          <p className="text-small text-pretty text-ink-2 max-lg:pt-4">
            {isUsual && `${SPACES[space.kind].usual} `}
            {SPACES[space.kind].advice}
          </p>
          {startsOf(space.kind).map(([measure, start]) => (
            <LengthField
              key={measure}
              measure={measure}
              value={space[measure] ?? start}
              isAssumed={isAssumed(measure)}
              note={notes[measure]}
            />
          ))}
          <PresentCar now={now} />
          <OwnFigures own={own} notes={notes} isOpen={isOpen} />
          <button type="submit" className={button('primary', 'medium', 'only-without-script mt-6')}>
            Show the answer
          </button>
        </div>
        <div className="min-w-0 lg:col-start-2">
          <FitReasons
            fit={fit}
            space={space}
            assumed={assumed}
            body={body}
            bodyName={bodyName}
            isOwn={hasOwn}
          />
        </div>
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </form>
  );
}
