import { fitNote, fitSentences } from '@/lib/landing/describe-fit';
import type { PriceFit } from '@/lib/landing/price-fit';
import type { LandingPage } from '@/lib/landing/types';
import { paths, slug } from '@/lib/paths';
import { site } from '@/lib/site';
import { standaloneLink } from '../ui/button';
import { PricePlot } from './price-plot';

const TITLE = 'prices-by-miles';
/** The fewest adverts that are drawn. */
const MIN_DRAWN = 5;

type Props = {
  landing: Pick<LandingPage, 'adverts' | 'names'>;
  /** The fit of the adverts; null if they do not say what a year and miles cost. */
  fit: PriceFit | null;
};

/** The adverts of a model as a plot, what a year and miles cost among them, and their file. */
export function PricesByMiles({ landing, fit }: Props) {
  const { adverts, names } = landing;
  const { make, model } = names;
  if (!make || !model || adverts.length < MIN_DRAWN) return null;
  return (
    <section
      aria-labelledby={TITLE}
      className="mt-12 grid gap-x-12 gap-y-8 border-t border-line pt-8 lg:grid-cols-2"
    >
      <div className="max-w-[62ch] space-y-3 text-pretty">
        <h2 id={TITLE} className="mb-4 text-title">
          Prices by miles
        </h2>
        {fit && fitSentences(fit).map((sentence) => <p key={sentence}>{sentence}</p>)}
        {fit && <p className="text-small text-ink-2">{fitNote(fit)}</p>}
        <p>
          <a
            href={paths.modelFigures(`${slug(make)}/${slug(model)}`)}
            download
            className={standaloneLink}
          >
            Download these adverts as CSV
          </a>
        </p>
        <p className="text-small text-ink-2">{`Licence: ${site.figuresLicence}.`}</p>
      </div>
      <PricePlot adverts={adverts} name={`${make} ${model}`} />
    </section>
  );
}
