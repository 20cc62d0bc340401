import { paths } from '@/lib/paths';
import { button } from '../ui/button';
import { Link } from '../ui/link';
import { NotOpen } from './not-open';
import { ValuationExample } from './valuation-example';

/** The home page's section on the valuation. */
export function ValuationIntro() {
  return (
    <section id="valuation" aria-labelledby="valuation-title" className="border-t border-line">
      <div className="wrap grid items-center gap-x-6 gap-y-10 py-20 lg:grid-cols-12 lg:py-28">
        <div className="lg:col-span-5">
          <h2 id="valuation-title" className="text-display">
            What is your car worth?
          </h2>
          <p className="mt-4 max-w-[46ch] text-lead text-pretty text-ink-2">
            One number is easy to print and hard to trust. A valuation here is a figure, the range
            around it and the reasons for it, in pounds that add up.
          </p>
          <p className="mt-4 mb-7 max-w-[52ch] text-pretty text-ink-2">
            It starts from the make, model, year and mileage that stand on the V5C and the
            dashboard, so selling or buying, you can check every step against the car.
          </p>
          <Link href={paths.aiValuation} className={button()}>
            How the valuation works
          </Link>
          <div className="mt-8 max-w-[52ch]">
            <NotOpen>
              The form will stand here. Cars for sale carry their valuation already, each on its own
              page.
            </NotOpen>
          </div>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <ValuationExample asking={14_250} />
        </div>
      </div>
    </section>
  );
}
