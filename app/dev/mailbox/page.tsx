import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { readMailbox } from './read-mailbox';
import { sentAtText } from './sent-at-text';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Local mailbox',
  robots: { index: false, follow: false },
};

/** Development only: messages sent by the local backend, newest first. */
export default async function MailboxPage() {
  const messages = await readMailbox();
  if (!messages) notFound();
  return (
    <main id="main" className="mx-auto w-full max-w-3xl flex-1 px-4 py-10 text-ink">
      <h1 className="text-2xl font-semibold">Local mailbox</h1>
      <p className="mt-2 text-ink-2">
        Nothing leaves this machine: what the site would send by e-mail arrives here.
      </p>
      {messages.length === 0 ? (
        <p className="mt-8">No mail yet.</p>
      ) : (
        <ul className="mt-8 divide-y divide-line border-y border-line">
          {messages.map((message) => (
            <li key={message.id} className="py-3">
              <Link
                href={`/dev/mailbox/${message.id}`}
                className="text-link underline underline-offset-2"
              >
                {message.subject}
              </Link>
              <p className="text-sm text-ink-2">
                To {message.to}, <time dateTime={message.sentAt}>{sentAtText(message.sentAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
