'use client';

import type { PartExchange } from '@/lib/part-exchange/part-exchange';
import { keepPartExchange, keptPartExchange } from '@/lib/part-exchange/store';
import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Link } from '../ui/link';

type Props = Pick<PartExchange, 'car' | 'miles' | 'range'>;

/** Keeps a valued car as the part exchange of this device, and leads to its page. Needs scripts, which keep it. */
export function KeepPartExchange(car: Props) {
  return (
    <Link
      href={paths.partExchange}
      className={button('secondary', 'small', 'needs-script')}
      onClick={() => {
        const before = keptPartExchange();
        // A car valued again keeps its debt.
        const owed = before?.car === car.car ? before.owed : 0;
        keepPartExchange({ ...car, car: car.car.slice(0, 100), owed });
      }}
    >
      Use as my part exchange
    </Link>
  );
}
