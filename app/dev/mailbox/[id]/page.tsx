import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Link } from '@/components/ui/link';
import { MessageText } from '../message-text';
import { readMailbox } from '../read-mailbox';
import { sentAtText } from '../sent-at-text';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Local mailbox',
  robots: { index: false, follow: false },
};

/** Development only: one message sent by the local backend. */
export default async function MailboxMessagePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const message = (await readMailbox())?.find((mail) => mail.id === id);
  if (!message) notFound();
  return (
    <main id="main" className="mx-auto w-full max-w-3xl flex-1 px-4 py-10 text-ink">
      <Link href="/dev/mailbox" className="text-link underline">
        All mail
      </Link>
      <h1 className="mt-4 text-2xl font-semibold">{message.subject}</h1>
      <p className="mt-2 text-ink-2">
        To {message.to}, <time dateTime={message.sentAt}>{sentAtText(message.sentAt)}</time>
      </p>
      {message.html && (
        // The sandbox has no scripts, forms or origin; links replace this page.
        <iframe
          title="The mail as HTML"
          sandbox="allow-top-navigation-by-user-activation"
          srcDoc={message.html.replace('<title>', '<base target="_top"><title>')}
          className="mt-6 h-160 w-full rounded-2 border border-line bg-white"
        />
      )}
      <h2 className="mt-8 text-lead font-semibold">Text</h2>
      <MessageText text={message.text} />
    </main>
  );
}
