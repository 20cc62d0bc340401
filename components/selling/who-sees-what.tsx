import { paths } from '@/lib/paths';
import type { OwnListing } from '@/lib/selling/types';
import { standaloneLink } from '../ui/button';
import { Link } from '../ui/link';

/** Lists which data of a listing and its seller are public and which are not. */
export function WhoSeesWhat({ listing }: { listing: OwnListing }) {
  const { registrationNumber, isRegistrationPublic } = listing;
  const whoSeesPlate = isRegistrationPublic ? 'Everybody' : 'You and our staff';
  const rows = [
    ['Number plate', registrationNumber ? whoSeesPlate : 'Not given'],
    ['Town and first half of the postcode', 'Everybody'],
    ['Rest of the postcode', 'You and our staff'],
    ['VIN', 'You and our staff'],
    ['Your telephone number', 'Whoever presses Call Seller, if you gave one'],
    ['Your own words, with any contact details in them', 'Everybody'],
    ['Your e-mail address', 'No buyer: messages go through this site'],
  ];
  return (
    <section>
      <h2 className="mb-2 font-semibold">Who sees what</h2>
      <dl>
        {rows.map(([what, who]) => (
          <div
            key={what}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5"
          >
            <dt className="text-ink-2">{what}</dt>
            <dd className="font-semibold">{who}</dd>
          </div>
        ))}
      </dl>
      <Link href={paths.sellerDetails} className={standaloneLink}>
        Your name and telephone number
      </Link>
    </section>
  );
}
