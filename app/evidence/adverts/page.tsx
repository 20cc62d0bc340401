import type { Metadata } from 'next';
import { FoundTable } from '@/components/evidence/adverts/found-table';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Section } from '@/components/marketing/section';
import { JsonLd } from '@/components/seo/json-ld';
import { standaloneLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import accuracy from '@/lib/advert-check/accuracy.json';
import { KINDS, SIGNS } from '@/lib/advert-check/types';
import { paths } from '@/lib/paths';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const TITLE = 'How well adverts are checked';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: TITLE,
    description:
      'How many contradictions and warning signs the check of an advert finds, and how often it is wrong: 200 made-up adverts, marked by hand.',
    path: paths.advertEvidence,
  });
}

const LABELS: Readonly<Record<string, string>> = { ...KINDS, ...SIGNS };
const { heldOut, tuned, written } = accuracy;

const labelled = <Row extends { kind: string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, label: LABELS[row.kind] ?? row.kind }));

const sum = (rows: readonly { marked: number; found: number; falseAlarms: number }[]) => ({
  marked: rows.reduce((total, row) => total + row.marked, 0),
  found: rows.reduce((total, row) => total + row.found, 0),
  falseAlarms: rows.reduce((total, row) => total + row.falseAlarms, 0),
});

function Half({ name, half }: { name: string; half: typeof heldOut }) {
  const facts = half.facts.reduce(
    (total, { marked, right, wrong }) => ({
      marked: total.marked + marked,
      right: total.right + right,
      wrong: total.wrong + wrong,
    }),
    { marked: 0, right: 0, wrong: 0 },
  );
  const found = sum(half.contradictions);
  return (
    <div className="grid gap-8">
      <p className="max-w-[66ch] text-pretty text-ink-2">
        Of {found.marked} planted contradictions {found.found} were found; {found.falseAlarms}{' '}
        others were reported where there was none. Of {half.withoutContradiction} adverts without a
        contradiction {half.cleanWithAlarm} had a false alarm. Of {facts.marked} facts of make,
        model, year, miles, price, fuel, gearbox and engine {facts.right} were read rightly,{' '}
        {facts.wrong} wrongly and the rest not at all.
      </p>
      <FoundTable name={`Contradictions, ${name}`} rows={labelled(half.contradictions)} />
      <FoundTable name={`Warning signs, ${name}`} rows={labelled(half.signs)} />
    </div>
  );
}

export default function AdvertEvidencePage() {
  const trail = [
    { label: 'Home', href: paths.home },
    { label: 'Evidence', href: paths.evidence },
  ];
  return (
    <main id="main">
      <div className="wrap pb-10">
        <Breadcrumb above={trail} here={TITLE} />
        <h1 className="mt-6 text-display">{TITLE}</h1>
        <p className="mt-4 max-w-[62ch] text-lead text-pretty text-ink-2">
          By {heldOut.adverts + tuned.adverts} adverts that we made up in the manner of real ones
          and marked by hand, not by real ones. The rules were improved on one half; the other was
          written and marked before the first rule, and its figures are the honest ones.
        </p>
        <Link href={paths.checkAdvert} className={standaloneLink}>
          Check an advert
        </Link>
      </div>
      <Section id="held-out" title="The half held out">
        <Half name="held out" half={heldOut} />
      </Section>
      <Section id="tuned" title="The half it was improved on">
        <Half name="improved on" half={tuned} />
      </Section>
      <Section id="scams" title="Scams that hide">
        <p className="max-w-[66ch] text-pretty text-ink-2">
          Most scams that are written to pass unnoticed show no sign in their words. Of{' '}
          {written.scams} made-up ones, written for other tests of ours, {written.scamsWithSign} had
          a warning sign; so had {written.honestWithSign} of {written.honest} honest adverts written
          like them, a fee on top aside. Of the honest ones {written.honestWithContradiction} were
          said to contradict themselves. A report without a sign is no proof of an honest seller.
        </p>
      </Section>
      <JsonLd
        data={graph(breadcrumbList([...trail, { label: TITLE, href: paths.advertEvidence }]))}
      />
    </main>
  );
}
