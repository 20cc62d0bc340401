import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { JsonLd } from '@/components/seo/json-ld';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import { breadcrumbList, graph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { Checker } from './checker';

const TITLE = 'Check a used car advert';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: TITLE,
    description:
      'Paste a used car advert from anywhere: where it contradicts itself, what it does not say, the questions to ask, and what such a car is worth. Your browser does it, and nothing is stored.',
    path: paths.checkAdvert,
  });
}

const inlineLink = 'font-semibold text-link underline underline-offset-4';

export default async function CheckAdvertPage() {
  await connection();
  return (
    <main id="main" className="wrap w-full pb-24">
      <Breadcrumb above={[{ label: 'Home', href: paths.home }]} here={TITLE} />
      <h1 className="mt-6 text-display">{TITLE}</h1>
      <p className="mt-4 max-w-[62ch] text-lead text-pretty text-ink-2">
        From any site, a window or a message. A program reads where the text contradicts itself,
        what it leaves out, and what you should ask before you travel.
      </p>
      <p className="mt-3 max-w-[62ch] text-pretty text-ink-2">
        Your browser does all of it: the text is not sent, and nothing is stored. Once this page
        says that its reader is loaded, it works without a connection for as long as it stays open.
        Where scripts are off, not loaded yet or do not run, the text goes to our server, which
        checks it, answers, and neither stores nor logs it.
      </p>
      <Checker />
      <p className="mt-12 max-w-[62ch] border-t border-line pt-6 text-small text-pretty text-ink-3">
        It knows nothing but the text: nobody has seen the car, and a true-sounding advert can be
        false from its first word.{' '}
        <Link href={paths.advertEvidence} className={inlineLink}>
          How much it finds, and how often it is wrong
        </Link>
        .
      </p>
      <JsonLd
        data={graph(
          breadcrumbList([
            { label: 'Home', href: paths.home },
            { label: TITLE, href: paths.checkAdvert },
          ]),
        )}
      />
    </main>
  );
}
