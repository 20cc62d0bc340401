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
};

/** Builds the mail about a nightly feed that changed nothing; it is always sent, once per problem. */
export function feedMail(mail: FeedClaim) {
  const subject = 'Your stock feed needs you: nothing was changed';
  const detail = mail.detail ? ` (${oneLine(mail.detail)})` : '';
  const content: MailContent = {
    intro: `Your feed ${oneLine(mail.source)} was not run. Your cars stay as they were.`,
    quotes: [],
    lead: `${feedReason(mail.problem)}${detail}`,
    button: { label: 'Stock file', url: absolute(paths.stock) },
    notes: ['We look again tomorrow, and write again only if something else is wrong.'],
  };
  return {
    id: mail.id,
    to: { name: oneLine(mail.recipient.name), address: mail.recipient.address },
    subject,
    ...renderMail(subject, content),
  };
}
