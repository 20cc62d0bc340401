import type { Inspected } from '@/lib/showroom/inspection/types';
import { PointStateMark } from './point-state';

/** A point of the viewing sheet: a box to tick, the instruction, the known facts, and room for a note. */
export function SheetPoint({ point: { id, name, where, check }, state, because }: Inspected) {
  const isKnown = state === 'warning' || state === 'look';
  return (
    <li className="break-inside-avoid border-t border-line py-4 print:border-black/40 print:py-1">
      <label className="flex min-h-11 cursor-pointer gap-3 print:min-h-0 print:gap-2">
        <input
          type="checkbox"
          name={id}
          autoComplete="off"
          className="mt-0.5 size-6 flex-none cursor-pointer accent-(--link) print:mt-0 print:size-3.5"
        />
        <span className="min-w-0">
          <span className="block leading-snug font-semibold">{name}</span>
          <span className="block text-small text-ink-3 print:hidden">{where}</span>
        </span>
      </label>
      <div className="pl-9 print:pl-5.5">
        {isKnown && (
          <p className="mb-1 text-small text-pretty print:mb-0 print:text-[7.5pt]/[1.25] print:font-semibold">
            <span className="mr-2 print:mr-1 print:*:gap-1 print:*:text-[7.5pt]/[1.25] print:[&_svg]:size-2.5">
              <PointStateMark state={state} />
            </span>
            {because}
          </p>
        )}
        <p className="text-pretty text-ink-2">{check}</p>
        <textarea
          name={`note-${id}`}
          aria-label={`Note: ${name}`}
          placeholder="Note"
          rows={1}
          autoComplete="off"
          maxLength={500}
          className="field mt-2 block resize-none py-2.5 leading-snug field-sizing-content contain-inline-size print:mt-0.5 print:min-h-4! print:rounded-none print:border-0 print:border-b print:border-dotted print:border-black! print:bg-transparent print:p-0 print:text-[8pt]! print:outline-none! print:placeholder:text-transparent"
        />
      </div>
    </li>
  );
}
