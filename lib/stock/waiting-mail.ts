import { plural } from '../format';
import type { ClaimedMail } from '../mail/outbox';
import { absolute, type MailContent, oneLine, renderMail } from '../mail/render';
import { paths } from '../paths';

/** The JSON of the SQL function `claim_mail` for a mail about cars that waited for a name. */
export type WaitingClaim = ClaimedMail & { kind: 'waiting_cars'; known: number; refused: number };

const knownText = (cars: number) =>
  `${plural(cars, 'car')} of your file ${cars === 1 ? 'waits' : 'wait'} no more: our catalogue has ${cars === 1 ? 'its name' : 'their names'} now. Your next file lists ${cars === 1 ? 'it' : 'them'}, or you do at once by one press.`;
const refusedText = (cars: number) =>
  `The ${cars === 1 ? 'name' : 'names'} of ${plural(cars, 'car')} ${cars === 1 ? 'was' : 'were'} refused: correct ${cars === 1 ? 'it' : 'them'} in your file.`;

/** Builds the mail that tells a dealer that staff settled names which cars of a stock file waited for. */
export function waitingMail({ id, recipient, known, refused }: WaitingClaim) {
  const subject = known
    ? `${plural(known, 'car')} can be listed now`
    : `The ${refused === 1 ? 'name of a car' : 'names of cars'} in your stock file ${refused === 1 ? 'was' : 'were'} refused`;
  const texts = [...(known ? [knownText(known)] : []), ...(refused ? [refusedText(refused)] : [])];
  const content: MailContent = {
    intro: texts[0] ?? '',
    quotes: [],
    lead: texts[1] ?? 'You see the check first, as of any file.',
    button: { label: 'Cars that wait', url: `${absolute(paths.stock)}#waiting` },
    notes: ['We write once about the names that we settle together.'],
  };
  return {
    id,
    to: { name: oneLine(recipient.name), address: recipient.address },
    subject,
    ...renderMail(subject, content),
  };
}
