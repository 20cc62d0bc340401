import type { ReactNode } from 'react';
import { isShown } from '@/lib/evidence/claims';
import { site } from '@/lib/site';

/** The business details, labelled as placeholders. */
export function BusinessInfo() {
  const entry = (register: string, number: string): [string, ReactNode][] =>
    isShown('Company number') ? [[register, number]] : [];
  const facts: [string, ReactNode][] = [
    ['Company', site.legalName],
    ...entry('Registered in England and Wales', `No. ${site.companyNumber}`),
    ['Registered office', site.address.join(', ')],
    ['Somebody reads and answers', site.supportHours],
    [
      'Personal data',
      <a key="mail" href={`mailto:${site.privacyEmail}`} className="text-link underline">
        {site.privacyEmail}
      </a>,
    ],
    ...entry('ICO register of fee payers', site.icoNumber),
  ];
  return (
    <section
      aria-labelledby="business-heading"
      className="mt-20 grid gap-x-6 gap-y-6 lg:grid-cols-12"
    >
      <div className="lg:col-span-4">
        <h2 id="business-heading" className="text-title">
          Who we are
        </h2>
        <p className="mt-3 max-w-[44ch] text-pretty text-ink-2">
          These details are placeholders until the business is registered. The telephone number is
          of a range that Ofcom keeps for drama, and mail to the addresses arrives nowhere.
        </p>
      </div>
      <dl className="border-t border-line lg:col-span-8">
        {facts.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-6 border-b border-line py-3.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-ink-3">{name}</dt>
            <dd className="tabular font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
