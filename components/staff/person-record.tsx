import { paths } from '@/lib/paths';
import { recordParts } from '@/lib/staff/record';
import type { PersonRecord } from '@/lib/staff/types';
import { Link } from '../ui/link';
import { textLink } from './staff-section';

type Props = {
  record: PersonRecord | null;
  /** False if a heading already names the person. */
  named?: boolean;
};

/** Summarises a person's record in a line or two; a seller's name links to the seller's page. */
export function PersonRecordCard({ record, named = true }: Props) {
  const name = named && record?.name;
  return (
    <div className="min-w-0 wrap-anywhere">
      {name && (
        <p className="font-semibold">
          {record.seller ? (
            <Link href={paths.staffSeller(record.seller.id)} className={textLink}>
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
      )}
      <p className="tabular text-small text-pretty text-ink-2">
        {recordParts(record).map(({ text, isWarning }, place) => (
          <span key={text} className={isWarning ? 'font-semibold text-danger' : undefined}>
            {place > 0 && ' · '}
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}
