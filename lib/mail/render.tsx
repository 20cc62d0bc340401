import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { env } from '../env';
import { formatPrice, formatRegistration } from '../format';
import { paths } from '../paths';
import { site } from '../site';

export type MailCar = {
  id: string;
  title: string;
  price: number;
  /** A plate that the recipient may see. */
  plate: string | null;
  /** The change that the mail tells. */
  note?: string;
  picture: { url: string; alt: string } | null;
};

/** The content of a mail, in reading order. */
export type MailContent = {
  intro: string;
  /** Texts of other people, quoted. */
  quotes: string[];
  /** The cars of the mail; mail programs that load no pictures still show the rest. */
  cars?: MailCar[];
  /** Cars in a layout of their own, after the introduction, and the same as text. */
  cards?: { html: ReactElement; text: string };
  /** The sentence before the button. */
  lead?: string;
  button: { label: string; url: string };
  notes: string[];
  unsubscribeUrl?: string;
};

const INK = '#121613';
const GREEN = '#0b4a34';
const GREY = '#4a514c';
const FONT = 'system-ui, -apple-system, "Segoe UI", Arial, sans-serif';

const BODY = {
  margin: 0,
  padding: 16,
  backgroundColor: '#ffffff',
  color: INK,
  fontFamily: FONT,
  fontSize: 16,
  lineHeight: 1.5,
};

/** A PNG, because few mail programs show SVG. */
const MARK = '/icon-192.png';
const ICON = { verticalAlign: 'middle', borderRadius: 6, marginRight: 10 };

const BUTTON = {
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: 8,
  backgroundColor: GREEN,
  color: '#ffffff',
  fontWeight: 600,
  textDecoration: 'none',
};

/** A rear plate, as on the site. */
const PLATE = {
  display: 'inline-block',
  padding: '0 8px',
  border: `1px solid ${INK}`,
  borderRadius: 4,
  backgroundColor: '#f7c600',
  fontWeight: 700,
  letterSpacing: 1,
  whiteSpace: 'nowrap',
} as const;

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

type CarNameProps = Pick<MailCar, 'title' | 'price' | 'plate'>;

function CarName({ title, price, plate }: CarNameProps) {
  return (
    <>
      {`${title}, ${formatPrice(price)}`}
      {plate && ' '}
      {plate && <span style={PLATE}>{formatRegistration(plate)}</span>}
    </>
  );
}

const CarNote = ({ note }: Pick<MailCar, 'note'>) =>
  note ? (
    <>
      <br />
      <span style={{ color: GREY, fontWeight: 400 }}>{note}</span>
    </>
  ) : null;

function Car({ picture, note, ...car }: MailCar) {
  return (
    <>
      {picture && (
        <img
          src={picture.url}
          alt={picture.alt}
          width="560"
          loading="lazy"
          style={{ display: 'block', width: '100%', height: 'auto', borderRadius: 8 }}
        />
      )}
      <p style={{ margin: '12px 0 16px', fontSize: 18, fontWeight: 600 }}>
        <CarName {...car} />
        <CarNote note={note} />
      </p>
    </>
  );
}

/** One of several cars. */
function CarLine({ picture, note, ...car }: MailCar) {
  const style = { verticalAlign: 'middle', borderRadius: 4, marginRight: 12 };
  return (
    <p style={{ margin: '0 0 8px', fontWeight: 600 }}>
      {picture && (
        <img src={picture.url} alt={picture.alt} width="96" loading="lazy" style={style} />
      )}
      <CarName {...car} />
      <CarNote note={note} />
    </p>
  );
}

/** Inline styles only: mail programs drop style sheets. */
function MailPage({ subject, content }: { subject: string; content: MailContent }) {
  const { intro, quotes, cars = [], cards, lead, button, notes, unsubscribeUrl } = content;
  return (
    <html lang="en-GB">
      <body style={BODY}>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
        <div style={{ maxWidth: 560, margin: '0 auto' }}>
          <p style={{ margin: '0 0 16px', color: GREEN, fontSize: 20, fontWeight: 600 }}>
            {/* Lazy, because React adds a preload link for any other picture. */}
            <img src={absolute(MARK)} alt="" width="28" height="28" loading="lazy" style={ICON} />
            {site.name}
          </p>
          {cars.map((car) =>
            cars.length > 1 ? <CarLine key={car.id} {...car} /> : <Car key={car.id} {...car} />,
          )}
          <p>{intro}</p>
          {cards?.html}
          {quotes.map((quote) => (
            <blockquote
              key={quote}
              style={{
                margin: '16px 0',
                padding: '0 0 0 16px',
                borderLeft: `3px solid ${GREEN}`,
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {quote}
            </blockquote>
          ))}
          {lead && <p>{lead}</p>}
          <p style={{ margin: '24px 0' }}>
            <a href={button.url} style={BUTTON}>
              {button.label}
            </a>
          </p>
          {notes.map((note) => (
            <p key={note} style={{ color: GREY }}>
              {note}
            </p>
          ))}
          {unsubscribeUrl && (
            <p style={{ color: GREY, fontSize: 14 }}>
              <a href={unsubscribeUrl} style={{ color: GREY }}>
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

function carText({ title, price, plate, note }: MailCar) {
  const parts = [title, formatPrice(price), ...(plate ? [formatRegistration(plate)] : [])];
  return `${parts.join(', ')}${note ? `: ${note}` : ''}`;
}

function plainText(content: MailContent) {
  const { intro, quotes, cars = [], cards, lead, button, notes, unsubscribeUrl } = content;
  const quoted = quotes.map((quote) => quote.replace(/^/gm, '> '));
  const parts = [
    intro,
    ...(cards ? [cards.text] : []),
    ...quoted,
    ...(cars.length ? [cars.map(carText).join('\n')] : []),
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
