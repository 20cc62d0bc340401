import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { CarUnavailable } from '@/components/showroom/car-unavailable';
import { ViewingSheet } from '@/components/showroom/inspection/viewing-sheet';
import { errorTitle } from '@/lib/core/errors/error-text';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { describeBasis } from '@/lib/showroom/inspection/describe';
import { viewingSheet } from '@/lib/showroom/inspection/viewing-sheet';
import { carChoiceOf, type Query, toolPath } from '@/lib/showroom/tools';
import { loadCar } from '../load-car';
import { loadInspection } from '../load-inspection';

type Props = { searchParams: Promise<Query> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const choice = carChoiceOf(await searchParams);
  const car = choice && (await loadCar(choice));
  if (car === 'failed') return { title: errorTitle, robots: { index: false, follow: false } };
  return pageMetadata({
    title: car ? `Viewing sheet: ${car.title}` : 'Viewing sheet',
    description: 'What to look at, listen for and ask when you view a car, to print or to tick.',
    path: paths.viewingSheet,
    index: false,
  });
}

export default async function ViewingSheetPage({ searchParams }: Props) {
  const choice = carChoiceOf(await searchParams);
  const car = choice && (await loadCar(choice));
  if (!(choice && car)) redirect(paths.missing);
  if (car === 'failed') return <CarUnavailable />;
  const { inspected, source } = await loadInspection(car);
  return (
    <main id="main">
      <div className="wrap pb-24 print:max-w-none print:p-0">
        <div className="print:hidden">
          <Breadcrumb
            above={[
              { label: 'AR Showroom', href: paths.arShowroom },
              { label: car.title, href: toolPath(choice, 'ai-inspection') },
            ]}
            here="Viewing sheet"
          />
        </div>
        <h1 className="pt-6 text-display print:pt-0 print:text-[16pt]!">
          Viewing sheet: {car.title}
        </h1>
        <ViewingSheet
          car={car}
          basis={describeBasis(car, source)}
          points={viewingSheet(inspected)}
        />
      </div>
    </main>
  );
}
