import { formatDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Breadcrumb } from '../layout/breadcrumb';
import { ContentsNav } from '../layout/contents-nav';
import { PageHead } from '../layout/page-head';
import type { LegalDocument } from './legal-document';

/** A legal text with numbered sections and a table of contents. */
export function LegalPage({ title, summary, updated, sections }: LegalDocument) {
  return (
    <main id="main" className="wrap w-full pb-24">
      <Breadcrumb above={[{ label: 'Home', href: paths.home }]} here={title} />
      <PageHead title={title}>{summary}</PageHead>
      <p className="mt-8 border-t border-ink pt-3 text-small text-ink-3">
        Last updated <time dateTime={updated}>{formatDate(updated)}</time>
      </p>
      <div className="mt-6 grid gap-x-6 gap-y-8 lg:mt-12 lg:grid-cols-12 print:block">
        <ContentsNav entries={sections} />
        <div className="grid min-w-0 gap-12 lg:col-span-8 lg:col-start-5 print:gap-6">
          {sections.map(({ id, title: heading, content }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`} className="mb-4 text-title">
                <span className="tabular mr-2.5 text-ink-3">{index + 1}</span>
                {heading}
              </h2>
              <div className="prose">{content}</div>
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
