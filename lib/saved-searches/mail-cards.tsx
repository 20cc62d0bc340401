import { formatPrice } from '../format';
import { absolute, oneLine, sharePicture } from '../mail/render';
import { paths } from '../paths';
import { carFacts, changeText } from './describe';
import type { MatchedCar } from './types';

const GREEN = '#0b4a34';
const GREY = '#4a514c';
const CARD = { width: '100%', margin: '0 0 12px', borderBottom: '1px solid #c9d0cb' };
const PICTURE = { display: 'block', width: 120, height: 'auto', borderRadius: 6 };
const LINK = { color: GREEN, fontWeight: 600 };

/** A link of its own for each car, and tables for the columns: many mail programs have no other layout. */
function Card({ car }: { car: MatchedCar }) {
  const title = oneLine(car.title);
  const url = absolute(paths.vehicle(car.id));
  const picture = sharePicture(car.id, title, car.has_photograph);
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={CARD}>
      <tbody>
        <tr>
          <td style={{ width: 132, padding: '0 0 12px', verticalAlign: 'top' }}>
            <a href={url}>
              <img src={picture.url} alt={picture.alt} width="120" loading="lazy" style={PICTURE} />
            </a>
          </td>
          <td style={{ padding: '0 0 12px', verticalAlign: 'top' }}>
            <a href={url} style={LINK}>
              {title}
            </a>
            <br />
            <strong>{formatPrice(car.price)}</strong>
            <br />
            {changeText(car)}
            <br />
            <span style={{ color: GREY, fontSize: 14 }}>{oneLine(carFacts(car))}</span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The cars of a mail as cards, each with its picture, price, what changed and its verdict. */
export const MailCards = ({ cars }: { cars: MatchedCar[] }) => (
  <>
    {cars.map((car) => (
      <Card key={car.id} car={car} />
    ))}
  </>
);

/** The same cars for a mail without HTML. */
export const cardsText = (cars: MatchedCar[]) =>
  cars
    .map((car) =>
      [
        `${oneLine(car.title)}, ${formatPrice(car.price)}`,
        changeText(car),
        oneLine(carFacts(car)),
        absolute(paths.vehicle(car.id)),
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');
