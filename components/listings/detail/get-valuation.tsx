import { valuationFormPath } from '@/lib/paths';
import { button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

/** Leads to the valuation form with the vehicle filled in. */
export function GetValuation({ id }: { id: string }) {
  return (
    <Link
      href={valuationFormPath({ vehicle: id })}
      className={button('secondary', 'medium', 'print:hidden')}
    >
      <Icon name="gauge" className="size-5" />
      Get AI Valuation
    </Link>
  );
}
