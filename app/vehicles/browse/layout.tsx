import type { ReactNode } from 'react';
import { IncompletePageMark } from '@/components/feedback/incomplete-page-mark';
import { Notice } from '@/components/feedback/notice';
import { FilterBar } from '@/components/search/filter-bar';
import { FilterForm } from '@/components/search/filter-form';
import { FilterPanel } from '@/components/search/filter-panel';
import { ListHeading } from '@/components/search/list-heading';
import { screens } from '@/lib/core/errors/screens';
import { logError } from '@/lib/core/logging/logger';
import { pendingFacets } from '@/lib/search/pending-facets';
import { getMakes } from '@/lib/search/queries';
import { getVocabulary } from '@/lib/search/vocabulary';

/** The most frequent features, which the panel offers whatever the list. */
const OFFERED_FEATURES = 24;

/** Stays mounted while the lists below it change, so that the filter form keeps its input. */
export default async function BrowseLayout({
  children,
  trail,
}: {
  children: ReactNode;
  trail: ReactNode;
}) {
  const [makes, features] = await Promise.all([
    getMakes().catch((error: unknown) => {
      logError('makes', error);
      return null;
    }),
    getVocabulary().then(
      (vocabulary) => vocabulary.features.slice(0, OFFERED_FEATURES),
      (error: unknown) => {
        logError('features', error);
        return [];
      },
    ),
  ]);
  return (
    <main id="main" className="pb-24">
      <ListHeading trail={trail} />
      <FilterForm
        makes={(makes ?? []).map(({ name, models }) => ({
          name,
          models: models.map((model) => model.name),
        }))}
        facets={pendingFacets().promise}
      >
        <search className="contents">
          <FilterBar makes={(makes ?? []).map(({ name }) => name)} />
          <FilterPanel features={features} />
        </search>
        {makes === null && (
          <div className="wrap pt-5">
            <IncompletePageMark />
            <Notice icon="alert" title={screens.makesFailed.title}>
              {screens.makesFailed.text}
            </Notice>
          </div>
        )}
        {children}
      </FilterForm>
    </main>
  );
}
