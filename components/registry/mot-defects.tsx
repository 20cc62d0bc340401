import { explainDefect } from '@/lib/registry/advisories';
import type { Severity } from '@/lib/registry/advisory-wording';
import type { MotDefect } from '@/lib/registry/types';
import { cx } from '@/lib/utils';
import { Icon, type IconName } from '../ui/icon';

const KINDS: Record<MotDefect['kind'], string> = {
  dangerous: 'Dangerous',
  major: 'Failure',
  minor: 'Minor defect',
  advisory: 'Advisory',
  other: 'Note',
};
const RANKS = Object.keys(KINDS);

function lookOf(kind: MotDefect['kind'], severity: Severity | null): [IconName, string] {
  if (kind === 'dangerous' || kind === 'major') return ['close', 'text-danger'];
  return severity === 'serious' ? ['alert', 'text-signal'] : ['info', 'text-ink-3'];
}

function explained(defect: MotDefect) {
  const { summary, severity, meaning } = explainDefect(defect);
  return {
    ...defect,
    summary,
    severity,
    note: [KINDS[defect.kind], meaning].filter(Boolean).join(' · '),
  };
}

/**
 * Lists a tester's notes in plain words, worst first; neighbours of the same kind and meaning share one
 * explanation. The tester's own words are one tap away.
 */
export function MotDefects({ defects, label }: { defects: MotDefect[]; label: string }) {
  if (defects.length === 0) return <p className="mt-2 text-ink-2">Nothing was noted.</p>;
  const worstFirst = [...new Map(defects.map((defect) => [defect.text, defect])).values()]
    .map(explained)
    .sort((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind) || a.note.localeCompare(b.note));
  return (
    <>
      <ul className="mt-3 grid gap-2.5">
        {worstFirst.map(({ text, kind, summary, severity, note }, index) => {
          const [icon, colour] = lookOf(kind, severity);
          return (
            <li key={text} className="flex gap-2.5">
              <Icon name={icon} className={cx('mt-1 size-4', colour)} />
              <div className="min-w-0">
                <p className="font-medium wrap-break-word">{summary}</p>
                {worstFirst[index + 1]?.note !== note && (
                  <p className="text-small text-pretty text-ink-2">{note}</p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <details className="group/words mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-small font-semibold text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
          The tester’s words<span className="sr-only">, {label}</span>
          <Icon
            name="chevron-right"
            className="size-4 transition-transform duration-(--fast) group-open/words:rotate-90"
          />
        </summary>
        <ul className="mb-2 grid list-disc gap-1 pl-5 text-small wrap-break-word text-ink-2">
          {worstFirst.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
