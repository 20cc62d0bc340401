import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { UnsubscribeForm } from '@/components/enquiries/unsubscribe-form';
import { Link } from '@/components/ui/link';
import { readEnquiryToken } from '@/lib/enquiries/token';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata: Metadata = {
  ...pageMetadata({
    title: 'Stop e-mails',
    description: 'Stop the e-mails about messages.',
    path: paths.messages,
    index: false,
  }),
  // The URL holds the token.
  referrer: 'same-origin',
};

const STOPPED = {
  buyer:
    'You will get no more e-mails when the seller writes to you in this conversation. If you wrote with an account, that is for all your conversations.',
  seller: 'You will get no more e-mails when a buyer writes to you.',
};

/** The target of the link in mails about messages. A GET changes nothing. */
export default async function UnsubscribePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const enquiry = readEnquiryToken('unsubscribe', token);
  if (!enquiry) redirect(paths.missing);
  return (
    <main id="main" className="wrap w-full flex-1 pt-10 pb-24">
      <div className="max-w-[30rem]">
        <h1 className="text-display">Stop e-mails</h1>
        <p className="mt-3 mb-8 text-pretty text-ink-2">
          {STOPPED[enquiry.side]} With an account you can switch them on again in{' '}
          <Link href={paths.settings} className="text-link underline underline-offset-3">
            Settings
          </Link>
          .
        </p>
        <UnsubscribeForm token={token} />
      </div>
    </main>
  );
}
