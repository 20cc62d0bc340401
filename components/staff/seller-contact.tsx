import type { StaffSeller } from '@/lib/staff/types';
import { rowLink } from './staff-section';

/** A seller's private contact details. */
export function SellerContact({ contact }: Pick<StaffSeller, 'contact'>) {
  const { phone, email, postcode } = contact ?? { phone: null, email: null, postcode: null };
  if (!phone && !email && !postcode) return <p className="text-ink-2">None given.</p>;
  return (
    <ul className="grid gap-1">
      {phone && (
        <li>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={`tabular ${rowLink}`}>
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={rowLink}>
            {email}
          </a>
        </li>
      )}
      {postcode && <li className="min-h-8 content-center">{postcode}</li>}
    </ul>
  );
}
