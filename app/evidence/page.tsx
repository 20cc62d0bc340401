import type { Metadata } from 'next';
import { EvidenceList } from '@/components/evidence/evidence-list';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { JsonLd } from '@/components/seo/json-ld';
import { paths } from '@/lib/paths';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Evidence for every claim on this site',
    description: `What each figure and claim on ${site.name} rests on: whether it has been measured and how, or is only illustrative.`,
    path: paths.evidence,
  });
}

export default function EvidencePage() {
  return (
    <main id="main" className="wrap w-full pb-24">
      <Breadcrumb above={[{ label: 'Home', href: paths.home }]} here="Evidence" />
      <div className="grid gap-x-6 gap-y-5 pt-6 lg:grid-cols-12 lg:items-end">
        <h1 className="text-[clamp(2.25rem,1.8rem+2.4vw,3.5rem)] tracking-[-0.035em] lg:col-span-6">
          Evidence for every claim
        </h1>
        <p className="max-w-[58ch] text-lead text-pretty text-ink-2 lg:col-span-6">
          {site.name} is a demonstration: the cars, sellers and prices that it came with are made up
          from the patterns of real adverts. Here is what each claim you may have read rests on.
        </p>
      </div>
      <EvidenceList />
      <JsonLd
        data={graph(
          breadcrumbList([
            { label: 'Home', href: paths.home },
            { label: 'Evidence', href: paths.evidence },
          ]),
        )}
      />
    </main>
  );
}
