import { paths } from '@/lib/paths';
import { recordParts } from '@/lib/staff/record';
import type { PersonRecord } from '@/lib/staff/types';
import { Link } from '../ui/link';
import { textLink } from './staff-section';

type Props = {
  record: PersonRecord | null;
  /** False where a heading names the person. */
  named?: boolean;
};

/** What is known of a person, in a line or two; a seller's name leads to the seller's page. */
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
