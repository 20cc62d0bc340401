import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { DeleteValuation } from '@/components/account/delete-valuation';
import { PageHeading } from '@/components/account/page-heading';
import { ValuationRange } from '@/components/account/valuation-range';
import { ValuationReasons } from '@/components/account/valuation-reasons';
import { NumberPlate } from '@/components/listings/number-plate';
import { standaloneLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { getMyValuation } from '@/lib/account/queries';
import { requireUser } from '@/lib/core/session/current-user';
import { formatDate, formatLitres, formatMileage, formatPrice } from '@/lib/format';
import { BODY_TYPES, CONDITIONS, FUEL_TYPES, TRANSMISSIONS } from '@/lib/listings/constants';
import { vehicleTitle } from '@/lib/listings/title';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ id: string }> };

export const metadata: Metadata = pageMetadata({
  title: 'Valuation',
  description: 'One of your valuations.',
  path: paths.valuations,
  index: false,
});

export default async function ValuationPage({ params }: Props) {
  const { id } = await params;
  await requireUser(paths.valuation(id));
  const valuation = await getMyValuation(id);
  // On a dynamic page notFound() renders an empty shell until scripts run:
  // https://github.com/vercel/next.js/issues/62228
  if (!valuation) redirect(paths.missing);
  const title = vehicleTitle(valuation);
  const facts: [string, string | null][] = [
    ['Mileage', formatMileage(valuation.mileage)],
    ['Condition', CONDITIONS[valuation.condition]],
    ['Fuel', FUEL_TYPES[valuation.fuelType]],
    ['Transmission', TRANSMISSIONS[valuation.transmission]],
    ['Body type', BODY_TYPES[valuation.bodyType]],
    ['Engine size', valuation.engineSize === null ? null : formatLitres(valuation.engineSize)],
    ['Postcode area', valuation.outwardCode],
  ];
  return (
    <>
      <Link href={paths.valuations} className={`${standaloneLink} mb-4`}>
        <Icon name="arrow-left" />
        Valuation History
      </Link>
      <PageHeading title={title}>Valued on {formatDate(valuation.createdAt)}.</PageHeading>
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
      <div className="mt-10">
        <DeleteValuation id={valuation.id} title={title} />
      </div>
    </>
  );
}
