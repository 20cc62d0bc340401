import type { MouseEvent } from 'react';
import { inMetres } from '@/lib/showroom/fit/lengths';
import {
  type OwnFigures as Figures,
  type FitNotes,
  OWN_FIELDS,
  OWN_FIGURES,
} from '@/lib/showroom/fit/read-fit';
import { Icon } from '../../ui/icon';
import { FieldNote } from './field-note';

const [FIRST] = OWN_FIGURES;
/** Links to the first field; browsers open the `details` around it. */
export const OWN_FIGURES_HREF = `#${FIRST}`;

/** Opens and focuses the first field as the link does, without a history entry. */
export function openOwnFigures(event: MouseEvent) {
  const field = document.getElementById(FIRST);
  const details = field?.closest('details');
  if (!field || !details) return;
  event.preventDefault();
  details.open = true;
  field.focus();
}

type Props = { own: Figures; notes: FitNotes; isOpen: boolean };

/** Fields for the figures of this very car, which replace those of its class. */
export function OwnFigures({ own, notes, isOpen }: Props) {
  return (
    <details open={isOpen} className="group mt-5 border-t border-line pt-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 font-semibold hover:text-link [&::-webkit-details-marker]:hidden">
        Do you know this car’s own size?
        <Icon name="chevron-right" className="size-4 group-open:rotate-90" />
      </summary>
      <p className="text-small text-pretty text-ink-2">
        From its handbook or its seller, in metres. What you leave empty stays that of its class.
      </p>
      {OWN_FIGURES.map((figure) => (
        <div key={figure} className="mt-3">
          <div className="flex items-center justify-between gap-4">
            <label htmlFor={figure}>{OWN_FIELDS[figure].label}</label>
            <input
              id={figure}
              name={figure}
              type="text"
              inputMode="decimal"
              maxLength={20}
              defaultValue={own[figure] === undefined ? '' : inMetres(own[figure] ?? 0)}
              aria-invalid={notes[figure] ? true : undefined}
              aria-describedby={notes[figure] && `${figure}-note`}
              className="field tabular w-22 flex-none scroll-mt-36 text-right"
            />
          </div>
          <FieldNote id={`${figure}-note`} note={notes[figure]} />
        </div>
      ))}
    </details>
  );
}
