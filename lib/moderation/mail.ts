import type { MailCar } from '../mail/cars';
import { absolute, type MailContent, oneLine, renderMail, unsubscribeUrls } from '../mail/render';
import { paths } from '../paths';
import { decisionToken } from './token';
import type { DecisionClaim } from './types';
import { decisionWording, outcomeWording } from './wording';

const contact = () => ({ label: 'Contact us', url: absolute(paths.contact) });

type Mail = { subject: string; content: MailContent };

/**
 * A mail about a decision is always sent; its link is a permission, so it stays with the recipient.
 */
function aboutDecision(decision: Extract<DecisionClaim, { kind: 'decision' }>['decision']): Mail {
  const { subject, text } = decisionWording(decision, decision.original);
  const content = { intro: `${text} Our reason:`, quotes: [decision.reason] };
  if (!decision.can_appeal)
    return { subject, content: { ...content, button: contact(), notes: [] } };
  return {
    subject,
    content: {
      ...content,
      lead: 'If you think that we are wrong, appeal within six months. You need no account. A person of our staff looks at it again, and you hear of it by e-mail.',
      button: {
        label: 'Read it or appeal',
        url: absolute(paths.appeal(decisionToken('appeal', decision.id))),
      },
      notes: ['Keep the link to yourself: it opens this decision.'],
    },
  };
}

function aboutReport({ decision }: DecisionClaim, unsubscribe: string | null): Mail {
  const { subject, text } = outcomeWording(decision);
  const content: MailContent = {
    intro: text,
    quotes: [],
    lead: 'Thank you for telling us. If you think that we are wrong, write to us.',
    button: contact(),
    notes: [],
    ...(unsubscribe && { unsubscribeUrl: unsubscribeUrls(unsubscribe).page }),
  };
  return { subject, content };
}

/**
 * Builds the mail for one claimed from the outbox. `unsubscribe` is the token that stops the mails
 * to the reporter; `car` is the result of readDecidedCar.
 */
export function decisionMail(
  mail: DecisionClaim,
  unsubscribe: string | null,
  car: MailCar | null = null,
) {
  const isReport = mail.kind === 'report_outcome';
  const { subject, content } = isReport
    ? aboutReport(mail, unsubscribe)
    : aboutDecision(mail.decision);
  const line = oneLine(subject);
  return {
    id: mail.id,
    to: { name: oneLine(mail.recipient.name), address: mail.recipient.address },
    subject: line,
    ...renderMail(line, {
      ...content,
      intro: oneLine(content.intro),
      cars: car ? [{ ...car, title: oneLine(car.title) }] : [],
    }),
    ...(isReport && unsubscribe && { unsubscribeUrl: unsubscribeUrls(unsubscribe).oneClick }),
  };
}
