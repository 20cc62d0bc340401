import type { ReactNode } from 'react';
import { Incomplete } from '@/components/ui/incomplete';
import { Notice } from '@/components/ui/notice';
import { FilterForm } from '@/components/vehicles/filters/filter-form';
import { ListHeading } from '@/components/vehicles/list-heading';
import { logError } from '@/lib/log';
import { screens } from '@/lib/screens';
import { currentYear } from '@/lib/vehicles/filters';
import { getMakes } from '@/lib/vehicles/search-queries';

/** Stays while the lists below it change: what one types into the form is never lost. */
export default async function BrowseLayout({ children }: { children: ReactNode }) {
  const makes = await getMakes().catch((error: unknown) => {
    logError('makes', error);
    return null;
  });
  return (
    <main id="main" className="pb-24">
      <ListHeading />
      <FilterForm
        year={currentYear()}
        makes={(makes ?? []).map(({ name, models }) => ({
          name,
          models: models.map((model) => model.name),
        }))}
      >
        {makes === null && (
          <div className="wrap pt-5">
            <Incomplete />
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
