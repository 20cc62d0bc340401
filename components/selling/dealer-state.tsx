import { paths } from '@/lib/paths';
import type { OwnSeller } from '@/lib/selling/types';
import { Link } from '../ui/link';
import { DealerForm } from './dealer-form';

/** The user's status as a dealer, with the application form if the user can apply. */
export function DealerState({ seller }: { seller: OwnSeller | null }) {
  if (seller && seller.type !== 'private')
    return (
      <p className="max-w-[62ch] text-pretty">
        You are a dealer: your listings and your seller page carry the badge. All your cars can come
        from one{' '}
        <Link href={paths.stock} className="font-semibold text-link underline underline-offset-4">
          stock file
        </Link>
        .
      </p>
    );
  if (seller?.application?.status === 'pending')
    return (
      <p>
        Your application for {seller.application.companyName} waits for our staff. The answer comes
        by e-mail.
      </p>
    );
  return (
    <>
      <p className="mb-5 max-w-[62ch] text-pretty text-ink-2">
        Whoever buys cars to sell them on is a trader in law and must say so. Our staff compare what
        you give here with the register of companies.
        {seller?.application?.status === 'rejected' &&
          ' Your last application was rejected; the e-mail about it says why.'}
      </p>
      <DealerForm />
    </>
  );
}
