import { quoted } from '@/lib/advert-check/quoted';
import { type AdvertReport, KINDS, SIGNS } from '@/lib/advert-check/types';
import { Icon } from '../ui/icon';

type Props = Pick<AdvertReport, 'contradictions' | 'signs'>;

/** The contradictions and warning signs of a text, or a sentence that there are none. */
export function Findings({ contradictions, signs }: Props) {
  const rows = [
    ...contradictions.map(({ kind, sentence }) => ({ label: KINDS[kind], sentence, quote: null })),
    ...signs.map(({ kind, sentence, quote }) => ({ label: SIGNS[kind], sentence, quote })),
  ];
  if (rows.length === 0)
    return (
      <p className="mt-3 max-w-[66ch] text-pretty">
        No contradiction and no warning sign was found. That does not say that all of it is true.
      </p>
    );
  return (
    <ul className="mt-4 grid gap-4 wrap-anywhere">
      {rows.map(({ label, sentence, quote }) => (
        <li key={`${label} ${sentence}`} className="flex gap-2.5">
          <Icon name="alert" className="mt-[3px] size-[18px] text-signal" />
          <div className="min-w-0 max-w-[66ch]">
            <p className="font-semibold">{label}</p>
            {quote && <p className="text-ink-2">{quoted(quote)}</p>}
            <p className="text-pretty">{sentence}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
