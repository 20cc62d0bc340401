import { renderToStaticMarkup } from 'react-dom/server';
import { env } from '../env';
import { paths } from '../paths';
import { site } from '../site';
import { Car, carText, type MailCar } from './cars';
import { MAIL_CSS, paint } from './theme';

/** The content of a mail, in reading order. */
export type MailContent = {
  intro: string;
  /** Texts of other people, quoted. */
  quotes: string[];
  /** The cars of the mail: one is shown large and before the introduction, several as cards after it. */
  cars?: MailCar[];
  /** The sentence before the button. */
  lead?: string;
  button: { label: string; url: string };
  notes: string[];
  unsubscribeUrl?: string;
};

const BODY = {
  margin: 0,
  padding: 16,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Arial, sans-serif',
  fontSize: 16,
  lineHeight: 1.5,
};

const QUOTE = {
  margin: '16px 0',
  padding: '0 0 0 16px',
  borderLeft: '3px solid',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

/** A PNG, because few mail programs show SVG. */
const MARK = '/icon-192.png';
const ICON = { verticalAlign: 'middle', borderRadius: 6, marginRight: 10 };

const BUTTON = {
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: 8,
  fontWeight: 600,
  textDecoration: 'none',
};

/** A name for a subject line: no line breaks, controls or marks that turn the reading direction. */
export const oneLine = (text: string) => text.replace(/[\s\p{C}]+/gu, ' ').trim();

/** The address of a path of the site, for a mail. */
export const absolute = (path: string) => `${env.siteUrl()}${path}`;

/** The share picture of a car for sale. */
export const sharePicture = (id: string, title: string, hasPhotograph: boolean) => ({
  url: absolute(`/og/${id}.jpg`),
  alt: `${title}, ${hasPhotograph ? 'photograph' : 'illustration'}`,
});

/**
 * The addresses that stop the mails of a token: a page, and the POST of mail programs (RFC 8058).
 */
export const unsubscribeUrls = (token: string) => ({
  page: absolute(paths.unsubscribe(token)),
  oneClick: absolute(paths.unsubscribeApi(token)),
});

/** Inline styles: mail programs that drop the style sheet show the mail in light colours. */
function MailPage({ subject, content }: { subject: string; content: MailContent }) {
  const { intro, quotes, cars = [], lead, button, notes, unsubscribeUrl } = content;
  const isOneCar = cars.length === 1;
  const shownCars = cars.map((car) => <Car key={car.id} {...car} isLarge={isOneCar} />);
  return (
    <html lang="en-GB">
      <body {...paint('page', BODY)}>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        {/* With a precedence React moves it into the head, like the lines above. */}
        <style href="mail" precedence="default">
          {MAIL_CSS}
        </style>
        {/* Painted too, because some mail programs drop the body. */}
        <div {...paint('page', { maxWidth: 560, margin: '0 auto' })}>
          <p {...paint('brand', { margin: '0 0 16px', fontSize: 20, fontWeight: 600 })}>
            {/* Lazy, because React adds a preload link for any other picture. */}
            <img src={absolute(MARK)} alt="" width="28" height="28" loading="lazy" style={ICON} />
            {site.name}
          </p>
          {isOneCar && shownCars}
          <p>{intro}</p>
          {!isOneCar && shownCars}
          {quotes.map((quote) => (
            <blockquote key={quote} {...paint('page', QUOTE)}>
              {quote}
            </blockquote>
          ))}
          {lead && <p>{lead}</p>}
          <p style={{ margin: '24px 0' }}>
            <a href={button.url} {...paint('button', BUTTON)}>
              {button.label}
            </a>
          </p>
          {notes.map((note) => (
            <p key={note} {...paint('quiet', {})}>
              {note}
            </p>
          ))}
          {unsubscribeUrl && (
            <p {...paint('quiet', { fontSize: 14 })}>
              <a href={unsubscribeUrl} {...paint('quiet', {})}>
                Stop these e-mails
              </a>
            </p>
          )}
        </div>
      </body>
    </html>
  );
}

const link = (label: string, url: string) => `${label}:\n${url}`;

function plainText(content: MailContent) {
  const { intro, quotes, cars = [], lead, button, notes, unsubscribeUrl } = content;
  const quoted = quotes.map((quote) => quote.replace(/^/gm, '> '));
  const parts = [
    intro,
    ...quoted,
    ...cars.map(carText),
    ...(lead ? [lead] : []),
    link(button.label, button.url),
    ...notes,
  ];
  if (unsubscribeUrl) parts.push(link('Stop these e-mails', unsubscribeUrl));
  return `${parts.join('\n\n')}\n`;
}

/** Renders a mail as plain text and as HTML, in which React escapes all text. */
export function renderMail(subject: string, content: MailContent) {
  const page = renderToStaticMarkup(<MailPage subject={subject} content={content} />);
  return { text: plainText(content), html: `<!doctype html>${page}` };
}
