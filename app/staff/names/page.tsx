import type { Metadata } from 'next';
import { PageUnavailable } from '@/components/feedback/page-unavailable';
import { withUnavailable } from '@/components/feedback/with-unavailable';
import { NAMES_ID } from '@/components/staff/focus-names';
import { NameForm } from '@/components/staff/name-form';
import { SettledNames } from '@/components/staff/settled-names';
import { screens } from '@/lib/core/errors/screens';
import { requireStaff } from '@/lib/core/session/current-user';
import { paths } from '@/lib/paths';
import { getMakes } from '@/lib/search/queries';
import { getCatalogueNames } from '@/lib/staff/catalogue-names';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Names', robots: { index: false, follow: false } };

/** The makes and models that dealers' cars wait for, and those that staff settled last. */
async function StaffNamesPage() {
  await requireStaff(paths.staffNames);
  const [{ names, settled }, makes] = await Promise.all([getCatalogueNames(), getMakes()]);
  const choicesOf = (make: string) => makes.find(({ name }) => name === make)?.models ?? [];
  return (
    <main id="main" className="wrap w-full max-w-4xl flex-1 pt-8 pb-24">
      <h1 id={NAMES_ID} tabIndex={-1} className="mb-2 text-display outline-none">
        Names
      </h1>
      <p className="mb-6 max-w-[62ch] text-pretty text-ink-2">
        Makes and models in dealers’ files that the catalogue lacks. Their cars wait until one is
        added, is the same as another, or is refused.
      </p>
      {names.length > 0 ? (
        <ul className="border-t border-line">
          {names.map((waits) => (
            <li key={`${waits.make} ${waits.model}`} className="border-b border-line py-5">
              <NameForm
                waits={waits}
                choices={(waits.is_make_known ? choicesOf(waits.make) : makes).map(
                  ({ name }) => name,
                )}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">No car waits for a name.</p>
      )}
      {settled.length > 0 && (
        <section aria-labelledby="settled" className="mt-10">
          <h2 id="settled" className="mb-3 text-title">
            Settled last
          </h2>
          <SettledNames names={settled} />
        </section>
      )}
    </main>
  );
}

export default withUnavailable(
  'staff names',
  StaffNamesPage,
  <PageUnavailable text={screens.accountUnavailable} />,
);
