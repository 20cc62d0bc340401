import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Link } from '../ui/link';

/** Shown to private sellers in place of the form. */
export const DealersOnly = () => (
  <div className="mt-8 border-t border-line pt-8">
    <h2 className="text-title">For dealers</h2>
    <p className="mt-3 mb-6 max-w-[52ch] text-pretty text-ink-2">
      A dealer sends all cars in one file and sees what it would change before anything is listed.
      You sell as a private person: apply as a dealer with your company’s name and number, or list a
      car by the form.
    </p>
    <div className="flex flex-wrap gap-3">
      <Link href={paths.sellerDetails} className={button()}>
        Apply as a dealer
      </Link>
      <Link href={paths.sell} className={button('secondary')}>
        Sell your car
      </Link>
    </div>
  </div>
);
