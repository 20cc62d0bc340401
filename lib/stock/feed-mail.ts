import type { ClaimedMail } from '../mail/outbox';
import { absolute, type MailContent, oneLine, renderMail } from '../mail/render';
import { paths } from '../paths';
import { feedReason } from './feed-messages';

/** The JSON of the SQL function `claim_mail` for a mail about a feed. */
export type FeedClaim = ClaimedMail & {
  kind: 'stock_feed';
  source: string;
  problem: string;
  detail: string | null;
  /** Whether the dealer's system sent the file. */
  is_pushed: boolean;
};

/** Builds the mail about a feed, or a sent file, that changed nothing; it is always sent, once per problem. */
export function feedMail(mail: FeedClaim) {
  const subject = 'Your stock feed needs you: nothing was changed';
  const detail = mail.detail ? ` (${oneLine(mail.detail)})` : '';
  const source = oneLine(mail.source);
  const what = mail.is_pushed ? `A file of your system, ${source},` : `Your feed ${source}`;
  const content: MailContent = {
    intro: `${what} was not run. Your cars stay as they were.`,
    quotes: [],
    lead: `${feedReason(mail.problem)}${detail}`,
    button: { label: 'Stock file', url: absolute(paths.stock) },
    notes: [
      `We look again ${mail.is_pushed ? 'when the next one comes' : 'tomorrow'}, and write again only if something else is wrong.`,
    ],
  };
  return {
    id: mail.id,
    to: { name: oneLine(mail.recipient.name), address: mail.recipient.address },
    subject,
    ...renderMail(subject, content),
  };
}
