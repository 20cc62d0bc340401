import { reasonLabel, waitingTime } from '@/lib/staff/labels';
import { caseKey } from '@/lib/staff/paths';
import type { CaseKind, Queue, QueuedCase } from '@/lib/staff/types';
import { CaseLink } from './case-link';
import { NamesNotice } from './names-notice';
import { textLink } from './staff-section';

/** The headings of the groups, for more than one case. */
const GROUPS: Record<CaseKind, string> = {
  conversation: 'LiveChat',
  appeal: 'Appeals',
  listing: 'Listings',
  enquiry: 'Reported conversations',
  held_message: 'Messages held back',
  application: 'Dealer applications',
};

const URGENT = 'Urgent';

/** The facts of a case, each in a few words. */
const factsOf = ({ urgent, reasons, items, kind }: QueuedCase) => [
  ...(urgent ? [URGENT] : []),
  ...reasons.map(reasonLabel),
  ...(items > 1 ? [`${items} ${kind === 'listing' ? 'reports and flags' : 'reports'}`] : []),
];

function Entry({ entry, selected, now }: { entry: QueuedCase; selected: boolean; now: Date }) {
  const { kind, title, first_line, since } = entry;
  const facts = factsOf(entry);
  const isChat = kind === 'conversation';
  return (
    <li className="border-t border-line">
      <CaseLink
        to={caseKey(entry)}
        aria-current={selected ? 'page' : undefined}
        className="block px-4 py-2.5 hover:bg-sunken focus-visible:-outline-offset-2 aria-[current=page]:bg-sunken aria-[current=page]:shadow-[inset_3px_0_var(--link)] max-lg:px-(--gutter)"
      >
        <span className="flex items-baseline gap-3">
          <span className="min-w-0 flex-1 truncate font-semibold">
            {isChat ? (first_line ?? title) : title}
          </span>
          <time dateTime={since} className="tabular shrink-0 text-small text-ink-3">
            <span className="sr-only">waits </span>
            {waitingTime(since, now)}
          </time>
        </span>
        {facts.length > 0 && (
          <span className="block text-small text-ink-2">
            {facts.map((fact, place) => (
              <span
                key={fact}
                className={fact === URGENT ? 'font-semibold text-danger' : 'tabular'}
              >
                {place > 0 && ' · '}
                {fact}
              </span>
            ))}
          </span>
        )}
        {!isChat && first_line && (
          <span className="block truncate text-small text-ink-3">{first_line}</span>
        )}
      </CaseLink>
    </li>
  );
}

type Props = { queue: Queue; selected: string | undefined; now: Date };

/** The open cases by kind, the urgent first, then those that have waited longest. */
export function CaseQueue({ queue: { cases, total, decided_today, names }, selected, now }: Props) {
  const kinds = [...new Set(cases.map(({ kind }) => kind))];
  return (
    <>
      <p className="tabular flex justify-between gap-4 px-4 py-3 text-small text-ink-2 max-lg:px-(--gutter)">
        <span>
          <span className="font-semibold text-ink">{total}</span> open
        </span>
        <span>
          Decided today: <span className="font-semibold text-ink">{decided_today}</span>
        </span>
      </p>
      <NamesNotice names={names} className="px-4 pb-3 text-small max-lg:px-(--gutter)" />
      <ul className="flex flex-wrap gap-x-5 px-(--gutter) pb-2 lg:hidden">
        {kinds.map((kind) => (
          <li key={kind}>
            <a href={`#queue-${kind}`} className={`${textLink} inline-flex min-h-11 items-center`}>
              {GROUPS[kind]}
            </a>
          </li>
        ))}
      </ul>
      {kinds.map((kind) => {
        const entries = cases.filter((entry) => entry.kind === kind);
        return (
          <section key={kind} aria-labelledby={`queue-${kind}`}>
            <h2
              id={`queue-${kind}`}
              className="tabular flex scroll-mt-24 justify-between gap-4 border-t border-line bg-paper px-4 py-1.5 font-text text-small/5 font-semibold tracking-normal text-ink-3 max-lg:px-(--gutter)"
            >
              {GROUPS[kind]} <span>{entries.length}</span>
            </h2>
            <ul>
              {entries.map((entry) => (
                <Entry
                  key={entry.id}
                  entry={entry}
                  selected={caseKey(entry) === selected}
                  now={now}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {total > cases.length && (
        <p className="border-t border-line px-4 py-3 text-small text-ink-3">
          The first {cases.length} of {total} are shown.
        </p>
      )}
    </>
  );
}
