import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { FiltersPageForm } from '@/components/search/filters-page-form';
import { logError } from '@/lib/core/logging/logger';
import { paths, vehiclesPath } from '@/lib/paths';
import { canonicaliseNames } from '@/lib/search/canonical-names';
import { serialiseFilters } from '@/lib/search/filters';
import { panelChoices } from '@/lib/search/panel-choices';
import { parseFilters } from '@/lib/search/parse-filters';
import { getMakes, getPanelChoices } from '@/lib/search/queries';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Filters',
    description: 'All filters of the used cars for sale.',
    path: paths.filters,
    index: false,
    follow: true,
  });
}

/** The filter panel of a list as a page, for browsers whose scripts do not run, or have not loaded yet. */
export default async function FiltersPage({ searchParams }: Props) {
  const query = Object.entries(await searchParams).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  );
  const { filters: parsed } = parseFilters(new URLSearchParams(query));
  const filters = await canonicaliseNames(parsed);
  const choices = await getPanelChoices(filters).catch(async (error: unknown) => {
    logError('filter choices', error);
    return panelChoices(filters, null, await getMakes().catch(() => []));
  });
  return (
    <main id="main" className="wrap w-full pb-24">
      <Breadcrumb
        above={[{ label: 'Vehicles', href: vehiclesPath(serialiseFilters(filters)) }]}
        here="Filters"
      />
      <h1 className="pt-6 text-display">More Filters</h1>
      <FiltersPageForm filters={filters} choices={choices} />
    </main>
  );
}
