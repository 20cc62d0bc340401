import { paths } from '@/lib/paths';
import { Link } from '../ui/link';
import { CarPicturePlaceholder } from './car-picture-placeholder';
import type { Catalogue } from './catalogue';
import { LazyValuationForm } from './lazy-valuation-form';

/** The home page's section on the valuation, with the form. */
export function ValuationIntro({ catalogue }: { catalogue: Catalogue }) {
  return (
    <section id="valuation" aria-labelledby="valuation-title" className="border-t border-line">
      <div className="wrap py-8 sm:py-20 lg:py-28">
        <LazyValuationForm
          isPlateFirst
          catalogue={catalogue}
          placeholder={<CarPicturePlaceholder />}
        >
          <h2 id="valuation-title" className="text-display">
            What is your car worth?
          </h2>
          <p className="mt-3 max-w-[46ch] text-pretty text-ink-2 sm:text-lead">
            A figure, the range around it and the reasons for it, in pounds that add up. No account,
            and nobody is told.{' '}
            <Link
              href={paths.aiValuation}
              className="font-semibold text-link underline underline-offset-4"
            >
              How the valuation works
            </Link>
          </p>
        </LazyValuationForm>
      </div>
    </section>
  );
}
