import { formatDate, plural } from '../format';
import type { MailCar } from '../mail/cars';
import type { ClaimedMail } from '../mail/outbox';
import {
  absolute,
  type MailContent,
  oneLine,
  renderMail,
  sharePicture,
  unsubscribeUrls,
} from '../mail/render';
import { paths } from '../paths';

/** `plate` is the plate of the seller's own car, even if hidden. */
type QuietCar = Pick<MailCar, 'id' | 'title' | 'price' | 'plate'> & { has_photograph: boolean };

/** The JSON of the SQL function `claim_mail` for a mail about quiet listings. */
export type SaleCheckClaim = ClaimedMail & {
  kind: 'still_for_sale' | 'listing_archived';
  user_id: string;
  /** The longest quiet first. */
  cars: [QuietCar, ...QuietCar[]];
  /** ISO date-time from which the listings may be archived. */
  archived_from: string;
};

const MAX_NAMED = 10;

/** '2019 Ford Fiesta', or '3 cars'. */
const carsText = ([first, ...others]: SaleCheckClaim['cars']) =>
  others.length ? plural(others.length + 1, 'car') : first.title;

/** The first cars, each in a row; a car for sale has a picture. */
const rowsOf = ({ kind, cars }: SaleCheckClaim): MailCar[] =>
  cars.slice(0, MAX_NAMED).map(({ has_photograph, ...car }) => ({
    ...car,
    picture: kind === 'still_for_sale' ? sharePicture(car.id, car.title, has_photograph) : null,
  }));

/** 'And 2 more. ' after the rows. */
const moreText = ({ length }: SaleCheckClaim['cars']) =>
  length > MAX_NAMED ? `And ${length - MAX_NAMED} more. ` : '';

function question(mail: SaleCheckClaim, unsubscribe: string) {
  const cars = carsText(mail.cars);
  const isOne = mail.cars.length === 1;
  const content: MailContent = {
    intro: isOne
      ? `Is your ${cars} still for sale? You have not changed its listing for 30 days.`
      : `Are these ${cars} still for sale? You have not changed their listings for 30 days.`,
    quotes: [],
    cars: rowsOf(mail),
    lead: `${moreText(mail.cars)}One press says yes, sold or withdrawn.`,
    button: { label: 'Answer', url: absolute(paths.myVehicles) },
    notes: [
      `Without an answer we archive ${isOne ? 'it' : 'them'}, on ${formatDate(mail.archived_from)} at the earliest. You can relist ${isOne ? 'it' : 'them'} at any time.`,
    ],
    unsubscribeUrl: unsubscribeUrls(unsubscribe).page,
  };
  return {
    subject: isOne ? `Is your ${cars} still for sale?` : `Are your ${cars} still for sale?`,
    content,
  };
}

function notice(mail: SaleCheckClaim) {
  const cars = carsText(mail.cars);
  const isOne = mail.cars.length === 1;
  const content: MailContent = {
    intro: isOne
      ? `We have archived your ${cars}: it is no longer on the site. We asked whether it is still for sale and heard nothing.`
      : `We have archived these ${cars}: they are no longer on the site. We asked whether they are still for sale and heard nothing.`,
    quotes: [],
    cars: rowsOf(mail),
    lead: `${moreText(mail.cars)}If ${isOne ? 'it is' : 'they are'} still for sale, choose Relist under Archived. Nothing of ${isOne ? 'the listing' : 'the listings'} is lost.`,
    button: { label: 'My listings', url: absolute(`${paths.myVehicles}?status=archived`) },
    notes: [],
  };
  return { subject: `Your ${cars} ${isOne ? 'is' : 'are'} archived`, content };
}

/**
 * Builds the mail for one claimed from the outbox. The notice is always sent; `unsubscribe`, the
 * token of the account, stops the question.
 */
export function saleCheckMail(mail: SaleCheckClaim, unsubscribe: string) {
  const isQuestion = mail.kind === 'still_for_sale';
  const { subject, content } = isQuestion ? question(mail, unsubscribe) : notice(mail);
  const line = oneLine(subject);
  return {
    id: mail.id,
    to: { name: oneLine(mail.recipient.name), address: mail.recipient.address },
    subject: line,
    ...renderMail(line, content),
    ...(isQuestion && { unsubscribeUrl: unsubscribeUrls(unsubscribe).oneClick }),
  };
}
