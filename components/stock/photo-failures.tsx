import { formatNumber, formatTime, plural } from '@/lib/format';
import { paths } from '@/lib/paths';
import { photoReason } from '@/lib/stock/photo-messages';
import type { StockPhotos } from '@/lib/stock/types';
import { Link } from '../ui/link';

type Props = { photos: StockPhotos };

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

/** The states of the photographs that files name, with each that failed and why. */
export const PhotoFailures = ({ photos: { kept, waiting, failed, failures } }: Props) => (
  <section aria-labelledby="photographs">
    <h2 id="photographs" className="mb-3 text-title">
      Photographs of your files
    </h2>
    <p className="max-w-[62ch] text-pretty text-ink-2">
      {plural(kept, 'photograph')} {kept === 1 ? 'is' : 'are'} on your listings.
      {waiting > 0 &&
        ` ${formatNumber(waiting)} more ${waiting === 1 ? 'is' : 'are'} being fetched.`}
      {failed > 0 && ` ${formatNumber(failed)} could not be taken.`} Photographs that you add by
      hand stay as they are.
    </p>
    {failures.length > 0 && (
      <ul className="mt-3 border-t border-line">
        {failures.map(({ listing, stock_id, row, place, address, problem, next_try_at }) => (
          <li key={`${listing} ${address}`} className="border-b border-line py-3">
            <p className="font-semibold wrap-anywhere">
              Row {formatNumber(row)}
              {stock_id && `, stock number ${stock_id}`}, photograph {place} from {hostOf(address)}
            </p>
            <p className="text-pretty text-ink-2">
              {photoReason(problem)}{' '}
              {next_try_at
                ? `We try again after ${formatTime(next_try_at)}.`
                : 'We try again when a file names it again.'}
            </p>
          </li>
        ))}
      </ul>
    )}
    {failed > failures.length && (
      <p className="mt-3 text-small text-ink-2">
        The first {formatNumber(failures.length)} are shown.
      </p>
    )}
    <p className="mt-3">
      <Link
        href={paths.myVehicles}
        className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
      >
        My listings
      </Link>
    </p>
  </section>
);
