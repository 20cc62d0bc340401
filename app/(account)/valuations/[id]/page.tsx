import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageHeading } from '@/components/account/page-heading';
import { Notice } from '@/components/feedback/notice';
import { NumberPlate } from '@/components/listings/number-plate';
import { standaloneLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { DeleteValuation } from '@/components/valuation/delete-valuation';
import { ValuationRange } from '@/components/valuation/valuation-range';
import { ValuationReasons } from '@/components/valuation/valuation-reasons';
import { ValueAgain } from '@/components/valuation/value-again';
import { requireUser } from '@/lib/core/session/current-user';
import { formatDate, formatLitres, formatMileage, formatPrice } from '@/lib/format';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { vehicleTitle } from '@/lib/listings/title';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { changeSince } from '@/lib/valuation/history';
import { getMyValuation } from '@/lib/valuation/queries';

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ since?: string | string[] }>;
};

export const metadata: Metadata = pageMetadata({
  title: 'Valuation',
  description: 'One of your valuations.',
  path: paths.valuations,
  index: false,
});

export default async function ValuationPage({ params, searchParams }: Props) {
  const { id } = await params;
  const { since } = await searchParams;
  await requireUser(paths.valuation(id));
  const valuation = await getMyValuation(id);
  // On a dynamic page notFound() renders an empty shell until scripts run:
  // https://github.com/vercel/next.js/issues/62228
  if (!valuation) redirect(paths.missing);
  const earlier = typeof since === 'string' ? await getMyValuation(since) : null;
  const { inputs } = valuation;
  const title = vehicleTitle(inputs);
  const facts: [string, string | null][] = [
    ['Mileage', formatMileage(inputs.mileage)],
    ['Condition', CONDITIONS[inputs.condition]],
    ['Fuel', FUEL_TYPES[inputs.fuelType]],
    ['Transmission', TRANSMISSIONS[inputs.transmission]],
    ['Body type', BODY_TYPES[inputs.bodyType]],
    ['Engine size', inputs.engineSize === undefined ? null : formatLitres(inputs.engineSize)],
    ['Postcode area', valuation.outwardCode],
  ];
  return (
    <>
      <Link href={paths.valuations} className={`${standaloneLink} mb-4`}>
        <Icon name="arrow-left" />
        Valuation History
      </Link>
      <PageHeading title={title}>Valued on {formatDate(valuation.createdAt)}.</PageHeading>
      {earlier && (
        <div className="mt-6 max-w-xl">
          <Notice icon="refresh" title="Valued again">
            {changeSince(earlier, valuation)}
          </Notice>
        </div>
      )}
      {valuation.registrationNumber && (
        <div className="mt-6">
          <NumberPlate registration={valuation.registrationNumber} />
        </div>
      )}
      <div className="mt-8 grid gap-x-16 gap-y-10 xl:grid-cols-2">
        <section>
          <h2 className="mb-4 text-title">Value</h2>
          <p className="tabular mb-4 font-head text-display font-semibold text-signal">
            {formatPrice(valuation.value)}
          </p>
          <ValuationRange
            value={valuation.value}
            range80={valuation.range80}
            range90={valuation.range90}
          />
        </section>
        {valuation.reasons.length > 0 && (
          <section>
            <h2 className="mb-4 text-title">Reasons</h2>
            <ValuationReasons reasons={valuation.reasons} />
          </section>
        )}
        <section>
          <h2 className="mb-4 text-title">Based on</h2>
          <dl className="tabular border-t border-line">
            {facts.map(
              ([label, value]) =>
                value !== null && (
                  <div key={label} className="flex justify-between gap-6 border-b border-line py-3">
                    <dt className="text-ink-3">{label}</dt>
                    <dd className="font-semibold">{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
      </div>
      <div className="mt-10 flex flex-wrap items-start gap-3">
        <ValueAgain id={valuation.id} title={title} />
        <DeleteValuation id={valuation.id} title={title} />
      </div>
    </>
  );
}
