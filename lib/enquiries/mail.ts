import { enquiryToken } from '../core/conversations/token';
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
import type { Enums } from '../supabase/database.types';
import type { EnquirySide, EnquiryVehicle } from './types';

/** The JSON of the SQL function `claim_mail` for a mail about messages. */
export type EnquiryClaim = ClaimedMail & {
  kind: 'confirm_enquiry' | 'enquiry_messages' | 'enquiry_link';
  /** The side of the recipient. */
  side: EnquirySide;
  enquiry_id: string;
  other_name: string;
  seller_type: Enums<'seller_type'>;
  vehicle_title: string | null;
  vehicle: EnquiryVehicle | null;
  messages: { body: string; created_at: string; is_step?: boolean }[];
};

const MAX_MESSAGES = 5;
const MAX_CHARACTERS = 1000;
/** A subject names the kind of seller, so that no seller's name can imitate the site's. */
const SELLERS: Record<EnquiryClaim['seller_type'], string> = {
  private: 'A private seller',
  dealer: 'A dealer',
  verified_dealer: 'A verified dealer',
};
const KEEP_LINK = 'Keep the link to yourself: it opens the conversation, for 30 days.';
const NEVER_PAY = 'Never pay before you have seen the car.';

function shorten(text: string) {
  const characters = Array.from(text);
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()} …`
    : text;
}

/**
 * The car in one row. A buyer sees it only while it is for sale, as on its page; the share picture
 * exists as long.
 */
function carsOf({ side, vehicle, vehicle_title }: EnquiryClaim, plate: string | null): MailCar[] {
  const isForSale = vehicle?.status === 'active';
  if (!vehicle || (side === 'buyer' && !isForSale)) return [];
  const { id, price, image_url } = vehicle;
  const title = vehicle_title ?? 'Car';
  const picture = isForSale ? sharePicture(id, title, Boolean(image_url)) : null;
  return [{ id, title, price, plate, picture }];
}

/** Repeats no typed text: anyone may type the address of another person. */
function confirmation(mail: EnquiryClaim, car: string): { subject: string; content: MailContent } {
  const url = absolute(paths.messageLink(enquiryToken('open', mail.enquiry_id, mail.side)));
  return {
    subject: `Confirm your message about the ${car}`,
    content: {
      intro: `A message to the seller of the ${car} was written with this e-mail address. It is sent when you confirm it.`,
      quotes: [],
      button: { label: 'Confirm and send', url },
      notes: [
        'Keep the link to yourself: it also opens the replies, for 30 days.',
        NEVER_PAY,
        'If you wrote no message, do nothing: it is not sent, and is deleted after 7 days.',
      ],
    },
  };
}

/** The page of the conversation for an account; for a recipient without one, a link. */
function conversationUrl({ recipient, enquiry_id: id, side }: EnquiryClaim) {
  const token = () => enquiryToken('open', id, side);
  return absolute(recipient.has_account ? paths.message(id) : paths.messageLink(token()));
}

/** Replaces an expired link, and repeats no text of the conversation. */
function newLink(mail: EnquiryClaim, car: string): { subject: string; content: MailContent } {
  return {
    subject: `A new link to your conversation about the ${car}`,
    content: {
      intro: `A new link to your conversation about the ${car} was asked for.`,
      quotes: [],
      button: { label: 'Open the conversation', url: conversationUrl(mail) },
      notes: [
        ...(mail.recipient.has_account ? [] : [KEEP_LINK]),
        'If you did not ask for it, do nothing.',
      ],
    },
  };
}

const CONTENTS = {
  confirm_enquiry: confirmation,
  enquiry_messages: messagesMail,
  enquiry_link: newLink,
};

function messagesMail(mail: EnquiryClaim, car: string): { subject: string; content: MailContent } {
  const { side, enquiry_id: id } = mail;
  const name = oneLine(mail.other_name);
  const sender = `${side === 'seller' ? 'A buyer' : SELLERS[mail.seller_type]}, ${name}`;
  const about = side === 'seller' ? `your ${car}` : `the ${car}`;
  const verb = side === 'seller' ? 'wrote' : 'replied';
  // The site words a step, and some come by themselves.
  const isNews = mail.messages.every((message) => message.is_step);
  const said = isNews
    ? `News about ${about}, from your conversation with ${name}`
    : `${sender}, ${verb} about ${about}`;
  const shown = mail.messages.slice(-MAX_MESSAGES);
  const left = mail.messages.length - shown.length;
  return {
    subject: said,
    content: {
      intro: left
        ? `${said}: ${mail.messages.length} messages, of which these are the last ${shown.length}.`
        : `${said}:`,
      quotes: shown.map(({ body }) => shorten(body)),
      button: { label: 'Read and reply', url: conversationUrl(mail) },
      notes: [
        ...(side === 'buyer' ? [NEVER_PAY] : []),
        ...(mail.recipient.has_account ? [] : [KEEP_LINK]),
      ],
      unsubscribeUrl: unsubscribeUrls(enquiryToken('unsubscribe', id, side)).page,
    },
  };
}

/** Builds the mail for one claimed from the outbox. `plate` is the result of readPlate. */
export function enquiryMail(mail: EnquiryClaim, plate: string | null = null) {
  const car = mail.vehicle_title ?? 'car';
  const isConfirmation = mail.kind === 'confirm_enquiry';
  const { subject, content } = CONTENTS[mail.kind](mail, car);
  return {
    id: mail.id,
    to: {
      name: isConfirmation ? '' : oneLine(mail.recipient.name),
      address: mail.recipient.address,
    },
    subject,
    ...renderMail(subject, { ...content, cars: carsOf(mail, plate) }),
    ...(content.unsubscribeUrl && {
      unsubscribeUrl: unsubscribeUrls(enquiryToken('unsubscribe', mail.enquiry_id, mail.side))
        .oneClick,
    }),
  };
}
