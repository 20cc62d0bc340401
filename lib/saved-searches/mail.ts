import { formatPrice, plural } from '../format';
import type { MailCar } from '../mail/cars';
import type { ClaimedMail } from '../mail/outbox';
import { absolute, type MailContent, oneLine, renderMail, sharePicture } from '../mail/render';
import { paths, vehiclesPath } from '../paths';
import { UNCONFIRMED_DAYS } from './constants';
import { carFacts, changeText } from './describe';
import { searchToken } from './token';
import type { AlertFrequency, MatchedCar } from './types';

type Confirmation = ClaimedMail & { kind: 'confirm_search'; search_id: string };
type NewLink = ClaimedMail & { kind: 'search_link'; search_id: string; subscriber_id: string };
type Matches = ClaimedMail & {
  kind: 'search_matches';
  search_id: string;
  /** Null for the search of an account. */
  subscriber_id: string | null;
  name: string;
  query: string;
  frequency: Exclude<AlertFrequency, 'page'>;
  /** Cars that the mail tells of, of which `cars` are the newest twelve. */
  total: number;
  cars: [MatchedCar, ...MatchedCar[]];
};

/** The JSON of the SQL function `claim_mail` for a mail about saved searches. */
export type SearchClaim = Confirmation | NewLink | Matches;

type Mail = { subject: string; content: MailContent };

const OFTEN = {
  at_once: 'You get this mail when cars come into the search, at most one an hour.',
  daily: 'You get this mail in the morning after cars came into the search.',
  weekly: 'You get this mail on the Monday after cars came into the search.',
};

/** Repeats no typed text: anyone may type the address of another person. */
const confirmation = ({ search_id: id }: Confirmation): Mail => ({
  subject: 'Confirm your saved search',
  content: {
    intro:
      'A search of used cars was saved with this e-mail address. Confirm it, and we tell you about new cars that match.',
    quotes: [],
    button: {
      label: 'Confirm the search',
      url: absolute(paths.confirmSearch(searchToken('confirm', id))),
    },
    notes: [
      'Keep the link to yourself: it also opens your saved searches, for 30 days.',
      `If you saved no search, do nothing: it is deleted after ${UNCONFIRMED_DAYS} days, and we send no cars.`,
    ],
  },
});

const newLink = ({ subscriber_id: id }: NewLink): Mail => ({
  subject: 'Your link to your saved searches',
  content: {
    intro: 'A link to the searches saved with this e-mail address was asked for.',
    quotes: [],
    button: {
      label: 'Open my saved searches',
      url: absolute(paths.manageSearches(searchToken('manage', id))),
    },
    notes: [
      'Keep the link to yourself: it opens your saved searches, for 30 days.',
      'If you did not ask for it, do nothing.',
    ],
  },
});

/** The page with the searches: the account's, else by a link. */
const searchesUrl = ({ subscriber_id: subscriber }: Matches) =>
  absolute(
    subscriber ? paths.manageSearches(searchToken('manage', subscriber)) : paths.savedSearches,
  );

const rowOf = (car: MatchedCar): MailCar => {
  const title = oneLine(car.title);
  return {
    id: car.id,
    title,
    price: car.price,
    plate: null,
    note: changeText(car),
    facts: oneLine(carFacts(car)),
    url: absolute(paths.vehicle(car.id)),
    picture: sharePicture(car.id, title, car.has_photograph),
  };
};

function matches(mail: Matches): Mail {
  const { cars, total, query, frequency, search_id: id } = mail;
  const name = oneLine(mail.name);
  const [first] = cars;
  const left = total - cars.length;
  const what =
    total === 1 ? `${oneLine(first.title)}, ${formatPrice(first.price)}` : plural(total, 'car');
  return {
    subject: `${what}: ${name}`,
    content: {
      intro:
        total === 1
          ? `A car came into your search '${name}'.`
          : `${plural(total, 'car')} came into your search '${name}'.`,
      quotes: [],
      cars: cars.map(rowOf),
      lead: left > 0 ? `And ${left} more, in the list.` : undefined,
      button: { label: 'See the list', url: absolute(vehiclesPath(query)) },
      notes: [
        `${OFTEN[frequency]} Change how often, or delete the search: ${searchesUrl(mail)}`,
        ...(mail.subscriber_id
          ? ['Keep that link to yourself: it opens your saved searches, for 30 days.']
          : []),
      ],
      unsubscribeUrl: absolute(paths.stopSearch(searchToken('stop', id))),
    },
  };
}

const contentOf = (mail: SearchClaim): Mail => {
  if (mail.kind === 'confirm_search') return confirmation(mail);
  return mail.kind === 'search_link' ? newLink(mail) : matches(mail);
};

/** Builds the mail for one claimed from the outbox; one about cars can be stopped by one click. */
export function searchMail(mail: SearchClaim) {
  const { subject, content } = contentOf(mail);
  return {
    id: mail.id,
    to: { name: oneLine(mail.recipient.name), address: mail.recipient.address },
    subject,
    ...renderMail(subject, content),
    ...(mail.kind === 'search_matches' && {
      unsubscribeUrl: absolute(paths.stopSearchApi(searchToken('stop', mail.search_id))),
    }),
  };
}
