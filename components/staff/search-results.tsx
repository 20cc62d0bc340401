import { formatNumber } from '@/lib/format';
import { SELLER_TYPES } from '@/lib/listings/constants';
import { paths } from '@/lib/paths';
import { caseKindLabels } from '@/lib/staff/decisions';
import { caseKey, staffPath } from '@/lib/staff/paths';
import type { SearchResult } from '@/lib/staff/types';
import { Link } from '../ui/link';
import { SellerListings } from './seller-listings';
import { rowLink, StaffSection } from './staff-section';

function Sellers({ sellers }: Pick<SearchResult, 'sellers'>) {
  return (
    <ul className="border-t border-line">
      {sellers.map(({ id, name, type, location, for_sale }) => (
        <li key={id} className="border-b border-line py-3">
          <Link href={paths.staffSeller(id)} className={`${rowLink} font-semibold`}>
            {name}
          </Link>
          <p className="tabular text-small text-ink-2">
            {SELLER_TYPES[type]}
            {location && ` in ${location}`} · {formatNumber(for_sale)} for sale
          </p>
        </li>
      ))}
    </ul>
  );
}

function Cases({ cases }: Pick<SearchResult, 'cases'>) {
  return (
    <ul className="border-t border-line">
      {cases.map(({ kind, id, title }) => (
        <li key={`${title} ${caseKey({ kind, id })}`} className="border-b border-line py-3">
          <Link
            href={staffPath({ case: caseKey({ kind, id }) })}
            className={`${rowLink} font-semibold`}
          >
            {title}
          </Link>
          <p className="text-small text-ink-2">{caseKindLabels[kind]}</p>
        </li>
      ))}
    </ul>
  );
}

/** The results of a search: listings and other cases link to their case, sellers to their page. */
export function SearchResults({ query, result }: { query: string; result: SearchResult }) {
  const { vehicles, sellers, cases } = result;
  return (
    <div className="grid gap-10">
      {vehicles.length + sellers.length + cases.length === 0 && (
        <p className="text-ink-2 wrap-anywhere">
          Nothing found for ‘{query}’. Plates, sellers’ e-mail addresses and ids must be complete.
        </p>
      )}
      {vehicles.length > 0 && (
        <StaffSection title="Listings">
          <SellerListings vehicles={vehicles} />
        </StaffSection>
      )}
      {sellers.length > 0 && (
        <StaffSection title="Sellers">
          <Sellers sellers={sellers} />
        </StaffSection>
      )}
      {cases.length > 0 && (
        <StaffSection title="Cases">
          <Cases cases={cases} />
        </StaffSection>
      )}
    </div>
  );
}
