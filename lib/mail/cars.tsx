import { formatPrice, formatRegistration } from '../format';
import { paint } from './theme';

export type MailCar = {
  id: string;
  title: string;
  price: number;
  /** A plate that the recipient may see. */
  plate: string | null;
  /** The change that the mail tells. */
  note?: string;
  /** More about the car, in one line. */
  facts?: string;
  /** The address of its page, where the mail links to it. */
  url?: string;
  picture: { url: string; alt: string } | null;
};

const PLATE = paint('plate', {
  display: 'inline-block',
  padding: '0 8px',
  border: '1px solid',
  borderRadius: 4,
  fontWeight: 700,
  letterSpacing: 1,
  whiteSpace: 'nowrap',
} as const);
const LINK = paint('brand', { fontWeight: 600 });
const NOTE = paint('page', { fontWeight: 400 });
const FACTS = paint('quiet', { fontSize: 14, fontWeight: 400 });
const LARGE = { display: 'block', width: '100%', height: 'auto', borderRadius: 8 };
const SMALL = { display: 'block', width: 120, height: 'auto', borderRadius: 6 };
const CARD = { width: '100%', margin: '0 0 12px', borderBottom: '1px solid #85887f' };
const CELL = paint('page', { padding: '0 0 12px', verticalAlign: 'top' });

type LinkedProps = { url: string | undefined; children: React.ReactNode };

const Linked = ({ url, children }: LinkedProps) =>
  url ? (
    <a href={url} {...LINK}>
      {children}
    </a>
  ) : (
    children
  );

/** Lazy, because React adds a preload link for any other picture. */
function Picture({ picture, url, isLarge }: Pick<MailCar, 'picture' | 'url'> & IsLarge) {
  if (!picture) return null;
  return (
    <Linked url={url}>
      <img
        src={picture.url}
        alt={picture.alt}
        width={isLarge ? 560 : 120}
        loading="lazy"
        style={isLarge ? LARGE : SMALL}
      />
    </Linked>
  );
}

/** All that is said of a car: mail programs that load no pictures still show it. */
function Words({ title, price, plate, note, facts, url }: MailCar) {
  return (
    <>
      <Linked url={url}>{`${title}, ${formatPrice(price)}`}</Linked>
      {plate && ' '}
      {plate && <span {...PLATE}>{formatRegistration(plate)}</span>}
      {note && <br />}
      {note && <span {...NOTE}>{note}</span>}
      {facts && <br />}
      {facts && <span {...FACTS}>{facts}</span>}
    </>
  );
}

type IsLarge = { isLarge: boolean };

/** A car with a large picture, or as a card: in a table, because many mail programs have no other columns. */
export function Car({ isLarge, ...car }: MailCar & IsLarge) {
  const picture = car.picture && <Picture {...car} isLarge={isLarge} />;
  if (isLarge) {
    return (
      <>
        {picture}
        <p {...paint('page', { margin: '12px 0 16px', fontSize: 18, fontWeight: 600 })}>
          <Words {...car} />
        </p>
      </>
    );
  }
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={CARD}>
      <tbody>
        <tr>
          {picture && <td style={{ ...CELL.style, width: 132 }}>{picture}</td>}
          <td className={CELL.className} style={{ ...CELL.style, fontWeight: 600 }}>
            <Words {...car} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A car as text. */
export function carText({ title, price, plate, note, facts, url }: MailCar) {
  const name = [title, formatPrice(price), plate && formatRegistration(plate)];
  return [name.filter(Boolean).join(', '), note, facts, url].filter(Boolean).join('\n');
}
