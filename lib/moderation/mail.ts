import { absolute, type MailContent, oneLine, renderMail } from '../mail/render';
import { paths } from '../paths';
import { decisionToken } from './token';
import type { DecisionClaim } from './types';
import { decisionWording, outcomeWording } from './wording';

/** Addresses that stop mails: of a page, and for the POST of mail programs. */
type Unsubscribe = { page: string; oneClick: string };

const contact = () => ({ label: 'Contact us', url: absolute(paths.contact) });

/** A mail about a decision comes in any case; its link is a permission, so it stays with the recipient. */
function aboutDecision({ decision }: DecisionClaim): { subject: string; content: MailContent } {
  const { subject, text } = decisionWording(decision, decision.original);
  const appeal = () => ({
    label: 'Read it or appeal',
    url: absolute(paths.appeal(decisionToken('appeal', decision.id))),
  });
  return {
    subject,
    content: {
      intro: `${text} Our reason:`,
      quotes: [decision.reason],
      button: decision.can_appeal ? appeal() : contact(),
      notes: decision.can_appeal
        ? [
            'If you think that we are wrong, appeal within six months. You need no account. A person of our staff looks at it again, and you hear of it by e-mail.',
            'Keep the link to yourself: it opens this decision.',
          ]
        : [],
    },
  };
}

function aboutReport({ decision }: DecisionClaim, unsubscribe: Unsubscribe | null) {
  const { subject, text } = outcomeWording(decision);
  const content: MailContent = {
    intro: text,
    quotes: [],
    button: contact(),
    notes: ['Thank you for telling us. If you think that we are wrong, write to us.'],
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.page }),
  };
  return { subject, content };
}

const forAccount = (user: string): Unsubscribe => ({
  page: absolute(paths.settings),
  oneClick: absolute(paths.unsubscribeApi(decisionToken('unsubscribe', user))),
});

/**
 * The mail to send for one claimed from the outbox. `ofThread`: how to stop the mails of the thread
 * that was reported.
 */
export function decisionMail(mail: DecisionClaim, ofThread: Unsubscribe | null) {
  const unsubscribe = mail.user_id ? forAccount(mail.user_id) : ofThread;
  const isReport = mail.kind === 'report_outcome';
  const { subject, content } = isReport ? aboutReport(mail, unsubscribe) : aboutDecision(mail);
  const line = oneLine(subject);
  return {
    id: mail.id,
    to: { name: oneLine(mail.recipient.name), address: mail.recipient.address },
    subject: line,
    ...renderMail(line, { ...content, intro: oneLine(content.intro) }),
    ...(isReport && unsubscribe && { unsubscribeUrl: unsubscribe.oneClick }),
  };
}
