import { paths } from '@/lib/paths';
import { costToOwn, type OwnedCar } from '@/lib/running-costs/cost-to-own';
import { describeOwnership } from '@/lib/running-costs/describe-ownership';
import { isPluggedIn } from '@/lib/running-costs/fuel';
import { readOwner } from '@/lib/running-costs/owner';
import { standaloneLink } from '../ui/button';
import { Link } from '../ui/link';
import { CostParts } from './cost-parts';
import { OwnerForm } from './owner-form';

type Props = { id: string; car: OwnedCar /** ISO date. */; today: string };

/** What three years of a car cost at the usual miles, with a form for the reader's own figures. */
export function ThreeYears({ id, car, today }: Props) {
  const form = readOwner({});
  return (
    <div className="mt-10">
      <h3 className="mb-4 text-lead font-semibold">Three years of this car</h3>
      <p className="mb-4 max-w-[65ch] text-pretty text-ink-2">
        At 8,000 miles a year and today’s prices, before insurance. Servicing, tyres and repairs are
        not in it.
      </p>
      <CostParts text={describeOwnership(costToOwn(car, form.owner, today), car, form.owner)} />
      <p className="mt-2">
        <Link href={paths.evidence} className={standaloneLink}>
          How wrong these figures are
        </Link>
      </p>
      <OwnerForm vehicle={id} form={form} hasPlug={isPluggedIn(car.fuelType)} />
    </div>
  );
}
