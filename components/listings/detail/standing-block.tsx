import { plural } from '@/lib/format';
import type { VehicleDetail } from '@/lib/listings/types';
import { mayBePromoted } from '@/lib/listings/verdict';
import { Icon } from '../../ui/icon';
import { RivalLine } from './rival-line';

export const STANDING_ID = 'unbeaten';

/** The maximum number of better vehicles that are read; there may be more. */
const MAX_WITNESSES = 5;

/** Compares the vehicle with the others of its model, and lists those that beat it. */
export function StandingBlock({ vehicle }: { vehicle: VehicleDetail }) {
  const { make, model, standing, valuation, verdict } = vehicle;
  if (standing === null || !mayBePromoted(valuation?.value ?? null, verdict)) return null;
  const { rivals, beatenBy, isUnbeaten } = standing;
  if (!isUnbeaten && beatenBy.length === 0) return null;
  const name = `${make} ${model}`;
  const count = `${beatenBy.length}${beatenBy.length < MAX_WITNESSES ? '' : ' or more'}`;
  return (
    <section aria-labelledby={STANDING_ID} className="border-t border-line pt-5 sm:pt-6">
      <h2
        id={STANDING_ID}
        className="flex items-center gap-2 font-text! text-body! font-semibold tracking-normal!"
      >
        {isUnbeaten && <Icon name="unbeaten" className="size-5 text-link" />}
        {isUnbeaten ? 'Unbeaten' : `Beaten by ${count}`}
      </h2>
      <p className="mt-1 text-pretty text-ink-2">
        {isUnbeaten
          ? `Cheaper, newer and with fewer miles than two or more ${name} cars of other sellers here, and none of the ${rivals} others beats it so, leaving out prices that we cannot judge or that are far below.`
          : `Of ${plural(rivals, 'other')} of this model here, these are cheaper, newer and have fewer miles.`}
      </p>
      {!isUnbeaten && (
        <ul className="tabular mt-1">
          {beatenBy.map((rival) => (
            <RivalLine key={rival.id} rival={rival} />
          ))}
        </ul>
      )}
    </section>
  );
}
