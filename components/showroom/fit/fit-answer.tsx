import type { Verdict } from '@/lib/showroom/fit/fit';
import { VERDICT_WORDS } from '@/lib/showroom/fit/words';
import { cx } from '@/lib/utils';
import { Icon } from '../../ui/icon';
import { VERDICT_COLOURS, VERDICT_ICONS } from './verdict-look';

type Props = {
  verdict: Verdict;
  /** What of the address or the fields was not taken as given. */
  notes: string[];
  /** Whether the sizes are the very car's. */
  isOwn: boolean;
};

const TINTS: Record<Verdict, string> = {
  fits: 'bg-verified-tint',
  close: 'bg-sunken',
  not: 'bg-danger-tint',
};

const SUMMARIES: Record<Verdict, string> = {
  fits: 'Every car of its class does, by the sizes below.',
  close:
    'Some cars of its class fit and some do not, or only just. Ask the seller for this car’s size and write it into the form.',
  not: 'Not even the smallest of its class does.',
};
const OWN_SUMMARIES: Record<Verdict, string> = {
  fits: 'By the sizes that you gave.',
  close: 'It is a matter of centimetres, or of the sizes that you left empty.',
  not: 'By the sizes that you gave.',
};

/** The verdict, and what was not taken as given. */
export function FitAnswer({ verdict, notes, isOwn }: Props) {
  return (
    <>
      {notes.length > 0 && (
        <ul className="mb-4 rounded-2 border border-danger px-4 py-3 text-danger">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <div className={cx('rounded-2 px-5 py-4', TINTS[verdict])}>
        <h3
          className={cx(
            'flex items-center gap-2.5 text-title font-semibold',
            VERDICT_COLOURS[verdict],
          )}
        >
          <Icon name={VERDICT_ICONS[verdict]} className="size-6" />
          {VERDICT_WORDS[verdict]}
        </h3>
        <p className="mt-1 text-pretty">{(isOwn ? OWN_SUMMARIES : SUMMARIES)[verdict]}</p>
      </div>
    </>
  );
}
