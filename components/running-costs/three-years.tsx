import { USUAL_MILES } from '@/lib/core/usual-miles';
import { evidenceAnchor } from '@/lib/evidence/claims';
import { paths } from '@/lib/paths';
import { costToOwn, type OwnedCar } from '@/lib/running-costs/cost-to-own';
import { describeOwnership } from '@/lib/running-costs/describe-ownership';
import { isPluggedIn } from '@/lib/running-costs/fuel';
import { readOwner } from '@/lib/running-costs/owner';
import { standaloneLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { CostParts } from './cost-parts';
import { OwnerForm } from './owner-form';

/** Where the errors of the figures are published. */
export const OWNERSHIP_EVIDENCE =
  `${paths.evidence}#${evidenceAnchor('Three years of this car')}` as const;

type Props = { id: string; car: OwnedCar /** ISO date. */; today: string };

/** The cost of three years of a car at the usual miles, with a form for the reader's own figures. */
export function ThreeYears({ id, car, today }: Props) {
  const form = readOwner({});
  const text = describeOwnership(costToOwn(car, form.owner, today), car, form.owner);
  return (
    <div className="mt-10">
      <h3 className="mb-3 text-lead font-semibold">Three years of this car</h3>
      <p className="tabular">
        <strong className="font-semibold">{text.total}</strong> {text.without}
      </p>
      <p className="mt-1 max-w-[65ch] text-pretty text-ink-2">
        At {USUAL_MILES} a year and today’s prices. Servicing, tyres and repairs are not in it.
      </p>
      <details className="group/owned">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-semibold text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
          <Icon
            name="chevron-right"
            className="size-5 transition-transform duration-(--fast) group-open/owned:rotate-90"
          />
          Its parts, and your own miles and insurance
        </summary>
        <div className="pt-2">
          <CostParts text={text} />
          <p className="mt-2">
            <Link href={OWNERSHIP_EVIDENCE} className={standaloneLink}>
              How wrong these figures are
            </Link>
          </p>
          <OwnerForm vehicle={id} form={form} hasPlug={isPluggedIn(car.fuelType)} />
        </div>
      </details>
    </div>
  );
}
