import type { ReactNode } from 'react';
import { IncompletePageMark } from '@/components/feedback/incomplete-page-mark';
import { Notice } from '@/components/feedback/notice';
import { FilterBar } from '@/components/search/filter-bar';
import { FilterForm } from '@/components/search/filter-form';
import { ListHeading } from '@/components/search/list-heading';
import { screens } from '@/lib/core/errors/screens';
import { logError } from '@/lib/core/logging/logger';
import { getMakes } from '@/lib/search/queries';

/** Stays mounted while the lists below it change, so that the filter form keeps its input. */
export default async function BrowseLayout({
  children,
  trail,
}: {
  children: ReactNode;
  trail: ReactNode;
}) {
  const makes = await getMakes().catch((error: unknown) => {
    logError('makes', error);
    return null;
  });
  return (
    <main id="main" className="pb-24">
      <ListHeading trail={trail} />
      <FilterForm bar={<FilterBar makes={(makes ?? []).map(({ name }) => name)} />}>
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
