import type { Metadata } from 'next';
import { EvidenceHead } from '@/components/evidence/evidence-head';
import { HeadlineFigures } from '@/components/evidence/headline-figures';
import { ElsewhereTable } from '@/components/evidence/model-card/elsewhere-table';
import { GroupTable } from '@/components/evidence/model-card/group-table';
import { ageLabel, makeLabel, priceLabel } from '@/components/evidence/model-card/labels';
import { LeftOutTable } from '@/components/evidence/model-card/left-out-table';
import { Measures } from '@/components/evidence/model-card/measures';
import { SiteTable } from '@/components/evidence/model-card/site-table';
import { SliceFigure } from '@/components/evidence/model-card/slice-figure';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Section } from '@/components/marketing/section';
import { JsonLd } from '@/components/seo/json-ld';
import { standaloneLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { card, elsewhere, percent } from '@/lib/evidence/model-card';
import { formatNumber } from '@/lib/format';
import { paths } from '@/lib/paths';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Model card: how accurate the AI valuation is',
    description: `Measured on ${formatNumber(card.data.test)} adverts the model has not seen: its error by price, make and age, what its ranges hold, and what it does not know.`,
    path: paths.valuationEvidence,
  });
}

const { data, metrics } = card;
const { mdape, within10, coverage80, coverage90 } = metrics.withEngine;
const trail = [
  { label: 'Home', href: paths.home },
  { label: 'Evidence', href: paths.evidence },
];
const figures = [
  { figure: percent(mdape), label: 'median error' },
  { figure: percent(within10), label: 'within a tenth of the price' },
  { figure: percent(coverage80), label: 'inside the 80% range' },
  { figure: percent(coverage90), label: 'inside the 90% range' },
];
const [site] = card.site.groups as [(typeof card.site.groups)[number]];
const downloads = [
  { file: 'model.json.gz', description: 'The trees and every table that a valuation needs.' },
  {
    file: 'predict.py',
    description:
      'Values cars with it in Python 3 and nothing else. A test holds it to this site’s figures, to the pound, on 1,000 cars: to those before what adverts here ask, which a valuation shows as a step of its own.',
  },
  { file: 'model-card.json', description: 'Every measure on this page, and more.' },
  {
    file: 'data-recipe.txt',
    description:
      'Where the adverts come from, how they were cleaned and divided, and how to train.',
  },
];
const tooFar = (bias: number) => (bias < 0 ? 'low' : 'high');
const relabelled = <Row extends { label: string }>(
  rows: readonly Row[],
  name: (label: string) => string,
) => rows.map((row) => ({ ...row, label: name(row.label) }));

export default function ValuationEvidencePage() {
  return (
    <main id="main">
      <div className="wrap">
        <Breadcrumb above={trail} here="Valuation" />
        <EvidenceHead title="How far to trust a valuation">
          Measured on {formatNumber(data.test)} adverts of {data.year} that the model had not seen,
          when it was trained. Every figure is read from the file that its training writes.
        </EvidenceHead>
        <HeadlineFigures figures={figures} />
      </div>

      <Section id="meaning" title="What the figure means" className="border-t-0!">
        <div className="grid max-w-[62ch] gap-4 text-lead text-pretty text-ink-2">
          <p>
            A valuation is what sellers would be expected to ask for such a car, and no promise of
            what it will sell for: asking prices, not sale prices; {data.year} adverts carried to
            2022 by fuel and age, and to 2024, the last year of the index of second-hand prices.
          </p>
          <p>
            The 80% range is made to hold what eight in ten sellers of such cars ask, the 90% range
            nine in ten, also of prices that have moved apart since; the first always lies inside
            the second. Where the 80% range is at most 35% of the figure, a verdict is in pounds; up
            to 60% of the figure it says where the price lies to the range; beyond, there is none:
            so it is for {percent(1 - site.verdicts)} of its valued cars.
          </p>
          <p>
            Cars over 20 years old, those with over 300,000 miles, and electric and hydrogen cars
            have no figure: the adverts know too few of them. Every figure is rounded to £10. The
            reasons add up to it exactly.
          </p>
          <p>
            <Link href={paths.misses} className={standaloneLink}>
              What cars valued here were sold for, and our misses
            </Link>
          </p>
        </div>
      </Section>

      <Section id="accuracy" title="What 94% AI accuracy means">
        <p className="max-w-[62ch] text-lead text-pretty text-ink-2">
          The home page says <span className="whitespace-nowrap">94% AI accuracy.</span> That is all
          but the median error: half of the unseen adverts were valued within {percent(mdape)} of
          what was asked, half were further off. It does not say how many figures are right:{' '}
          {percent(within10)} came within a tenth, which is why a valuation is shown with its
          ranges.
        </p>
        <div className="mt-8">
          <Measures />
        </div>
      </Section>

      <Section
        id="elsewhere"
        title="On adverts of another source"
        lead="Cars to eight years, valued for the day of those adverts as this site would have. The model has seen none of them."
      >
        <ElsewhereTable />
        {elsewhere.map(({ name, asOf, drift, rows }) => (
          <p key={name} className="mt-6 max-w-[68ch] text-pretty text-ink-2">
            {name}, {asOf.slice(0, 4)}: values were{' '}
            {rows
              .map(({ label, bias }) => `${percent(bias)} too ${tooFar(bias)} for ${label}`)
              .join(', ')}
            . The ranges allow for prices that have moved apart by {percent(drift)} since{' '}
            {data.year}, as was measured one and two years later. Prices may have moved further
            apart in the years since: no adverts of those are at hand.
          </p>
        ))}
      </Section>

      <Section
        id="price"
        title="By price"
        lead="Tenths of the unseen adverts, by what the model made of them."
      >
        <SliceFigure by="price" rows={relabelled(card.byPrice, priceLabel)} />
      </Section>
      <Section id="make" title="By make" lead="The nine makes of the adverts.">
        <SliceFigure by="make" rows={relabelled(card.byMake, makeLabel)} />
      </Section>
      <Section
        id="age"
        title="By age"
        lead={`Years from registration to ${data.year}. There were few old cars: their figures are the least certain.`}
      >
        <SliceFigure by="age" rows={relabelled(card.byAge, ageLabel)} />
      </Section>

      <Section
        id="groups"
        title="By what is known of a car"
        lead="The ranges are fitted for each of these groups, on adverts that the fit had not seen. Widths are medians, as a share of the figure."
      >
        <GroupTable />
        <p className="mt-6 max-w-[68ch] text-small text-pretty text-ink-2">{card.groupsNote}</p>
        <h3 className="mt-12 text-title font-semibold">On this site’s own cars</h3>
        <p className="mt-2 mb-4 max-w-[62ch] text-pretty text-ink-2">
          {formatNumber(site.cars)} cars of the demonstration, most of them of makes or models
          without adverts: their ranges are wider than those above suggest.
        </p>
        <SiteTable />
      </Section>

      <Section
        id="other-makes"
        title="Makes it has not seen"
        lead="For a make without adverts the price when new must do. Each known make was left out once and valued so: by the price of its model, of its make, or of cars in general. Error is the median; held is the share inside a 90% range made from the other makes."
      >
        <LeftOutTable />
      </Section>

      <Section id="limits" title="What it does not know">
        <ul className="grid max-w-[68ch] list-disc gap-3 pl-5 text-pretty text-ink-2">
          {card.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Section>

      <Section id="method" title="How it was measured">
        <div className="grid max-w-[68ch] gap-4 text-pretty text-ink-2">
          <p>{card.split}</p>
          <p>{card.method}</p>
          <p>
            The demonstration’s own listings are no test of it: their prices are made up, from price
            when new, age, miles and a seller’s noise. They do not depend on the model.
          </p>
        </div>
        <dl className="tabular mt-8 max-w-[68ch]">
          {[
            ['Model', card.version],
            ['Data', `${formatNumber(data.rows)} UK adverts, nine makes, ${data.date} (CC0)`],
            ['Seen by the model', `${formatNumber(data.fitted)} adverts`],
            ['Not seen', `${formatNumber(data.test)} adverts`],
            ['SHA-256 of the data', data.sha256],
          ].map(([label, value]) => (
            <div
              key={label}
              className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="text-ink-3">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        id="downloads"
        title="Check it yourself"
        lead="The model and all that is needed to value a car with it, without this site."
      >
        <ul className="max-w-[68ch]">
          {downloads.map(({ file, description }) => (
            <li key={file} className="border-b border-line py-3 first:border-t">
              <a href={`${paths.valuationEvidence}/${file}`} download className={standaloneLink}>
                {file}
              </a>
              <p className="text-pretty text-ink-2">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <JsonLd
        data={graph(
          breadcrumbList([...trail, { label: 'Valuation', href: paths.valuationEvidence }]),
        )}
      />
    </main>
  );
}
