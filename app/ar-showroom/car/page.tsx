import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { CarUnavailable } from '@/components/showroom/car-unavailable';
import { TestDrive } from '@/components/showroom/drive/test-drive';
import { FitCheck } from '@/components/showroom/fit/fit-check';
import { ToolTabs } from '@/components/showroom/tool-tabs';
import { ArViewer } from '@/components/showroom/viewer/ar-viewer';
import { Link } from '@/components/ui/link';
import { errorTitle } from '@/lib/core/errors/error-text';
import { formatPrice } from '@/lib/format';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import type { ShowroomCar } from '@/lib/showroom/showroom-car';
import { carChoiceOf, type Query, TOOLS, type ToolName, toolOf } from '@/lib/showroom/tools';
import { InspectionTool } from '../inspection-tool';
import { loadCar } from '../load-car';

type Props = { searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  const choice = carChoiceOf(query);
  const car = choice && (await loadCar(choice));
  if (car === 'failed') return { title: errorTitle, robots: { index: false, follow: false } };
  return pageMetadata({
    title: car ? `${TOOLS[toolOf(query)]}: ${car.title}` : 'AR Showroom',
    description:
      'A car in the showroom: turn it, see whether it fits, drive it, know what to check.',
    path: paths.arShowroom,
    index: false,
    follow: true,
  });
}

const tools: Record<ToolName, (car: ShowroomCar, query: Query) => React.ReactNode> = {
  'ar-viewer': (car) => <ArViewer car={car} />,
  fits: (car, query) => <FitCheck car={car} query={query} />,
  'virtual-test-drive': (car) => <TestDrive car={car} />,
  'ai-inspection': (car, query) => <InspectionTool car={car} query={query} />,
};

/** /ar-showroom with a query; the middleware rewrites to it, so that the page without one is cached. */
export default async function ShowroomCarPage({ searchParams }: Props) {
  const query = await searchParams;
  const choice = carChoiceOf(query);
  if (!choice) redirect(paths.arShowroom);
  const car = await loadCar(choice);
  if (car === 'failed') return <CarUnavailable />;
  // The vehicle's own page says that it is gone or never existed.
  if (!car) redirect('vehicle' in choice ? paths.vehicle(choice.vehicle) : paths.missing);
  const tool = toolOf(query);
  return (
    <main id="main">
      <div className="wrap pb-24">
        <Breadcrumb
          above={[
            { label: 'Home', href: paths.home },
            { label: 'AR Showroom', href: paths.arShowroom },
            ...(car.listing ? [{ label: car.title, href: paths.vehicle(car.listing.id) }] : []),
          ]}
          here={TOOLS[tool]}
        />
        <h1 className="pt-6 text-display">{car.title}</h1>
        {car.listing && (
          <p className="mt-2 flex flex-wrap items-center gap-x-5 text-lead">
            <span className="tabular font-semibold text-signal">
              {formatPrice(car.listing.price)}
            </span>
            <Link
              href={paths.vehicle(car.listing.id)}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              Back to this car
            </Link>
          </p>
        )}
        <div className="mt-6">
          <ToolTabs car={choice} shown={tool} />
        </div>
        <div className="pt-8">{tools[tool](car, query)}</div>
      </div>
    </main>
  );
}
