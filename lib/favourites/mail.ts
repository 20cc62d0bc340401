import { formatPrice, plural } from '../format';
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
import { sinceSavedText } from './describe';
import type { CarState } from './types';

type ChangedCar = {
  id: string;
  title: string;
  price: number;
  price_before: number | null;
  price_when_saved: number | null;
  state: CarState;
  state_before: CarState;
  has_photograph: boolean;
};

/** The JSON of the SQL function `claim_mail` for a mail about saved cars. */
export type FavouriteClaim = ClaimedMail & {
  kind: 'favourite_changes';
  user_id: string;
  /** The last saved first. */
  cars: [ChangedCar, ...ChangedCar[]];
};

const MAX_NAMED = 20;

/** '£8,450 → £7,995 since you saved it'; from the last told price where it is above the price when saved now. */
function priceText({ price, price_before: before, price_when_saved: saved }: ChangedCar) {
  if (saved !== null && saved > price) {
    return sinceSavedText({ now: { price, state: 'for_sale' }, priceWhenSaved: saved });
  }
  return before !== null && before > price
    ? `${formatPrice(before)} → ${formatPrice(price)}`
    : null;
}

const STATES = {
  reserved: 'reserved',
  sold: 'sold',
  withdrawn: 'no longer for sale',
  for_sale: 'for sale again',
} as const;

/** 'price down to £7,995', 'sold', 'for sale again'. */
const newsOf = ({ price, state, state_before: before }: ChangedCar) =>
  state === before ? `price down to ${formatPrice(price)}` : STATES[state];

/** 'Sold'; 'For sale again; £8,450 → £7,995 since you saved it'; the prices alone of a car that got cheaper. */
function noteOf(car: ChangedCar) {
  const isGone = car.state === 'sold' || car.state === 'withdrawn';
  const prices = isGone ? null : priceText(car);
  if (car.state === car.state_before) return prices ?? newsOf(car);
  const news = STATES[car.state];
  const state = `${news[0]?.toUpperCase()}${news.slice(1)}`;
  return prices ? `${state}; ${prices}` : state;
}

/** A car for sale has a picture, which its page lends. */
const rowOf = (car: ChangedCar): MailCar => ({
  id: car.id,
  title: car.title,
  price: car.price,
  plate: null,
  note: noteOf(car),
  picture: car.state === 'for_sale' ? sharePicture(car.id, car.title, car.has_photograph) : null,
});

/** Builds the mail for one claimed from the outbox; `unsubscribe`, a token of the account, stops such mails. */
export function favouriteMail(mail: FavouriteClaim, unsubscribe: string) {
  const [first, ...others] = mail.cars;
  const count = others.length + 1;
  const subject = oneLine(
    others.length === 0
      ? `${first.title}: ${newsOf(first)}`
      : `${plural(count, 'car')} you saved have changed`,
  );
  const urls = unsubscribeUrls(unsubscribe);
  const content: MailContent = {
    intro:
      others.length === 0
        ? `A car you saved has changed: the ${first.title}.`
        : `${count} of the cars you saved have changed.`,
    quotes: [],
    cars: mail.cars.slice(0, MAX_NAMED).map(rowOf),
    ...(count > MAX_NAMED && { lead: `And ${count - MAX_NAMED} more.` }),
    button: { label: 'Your favourites', url: absolute(paths.favourites) },
    notes: [
      'You get this because you saved the car. Settings say whether such e-mails come at once, once a day or never.',
    ],
    unsubscribeUrl: urls.page,
  };
  return {
    id: mail.id,
    to: { name: oneLine(mail.recipient.name), address: mail.recipient.address },
    subject,
    ...renderMail(subject, content),
    unsubscribeUrl: urls.oneClick,
  };
}
