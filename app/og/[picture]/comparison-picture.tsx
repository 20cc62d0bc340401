import { formatMileage, formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { SHARE_PICTURE } from '@/lib/seo/metadata';
import { pictureText } from '@/lib/seo/picture-text';
import { COLOURS } from './colours';
import { Wordmark } from './wordmark';

const MARGIN = 56;
const GAP = 24;

/** The size in px of a car's picture with this number of cars. */
export function columnSize(cars: number) {
  const width = Math.floor((SHARE_PICTURE.width - 2 * MARGIN - (cars - 1) * GAP) / cars);
  return { width, height: Math.min(Math.round((width * 2) / 3), 262) };
}

/** Sizes of text in px by the number of cars. */
const TEXT: Readonly<Record<number, { name: number; price: number; facts: number }>> = {
  2: { name: 38, price: 56, facts: 26 },
  3: { name: 30, price: 46, facts: 24 },
  4: { name: 25, price: 38, facts: 22 },
};

type Compared = { vehicle: VehicleDetail; picture: string; isPhoto: boolean };

function Car({ car, cars }: { car: Compared; cars: number }) {
  const { vehicle, picture, isPhoto } = car;
  const { width, height } = columnSize(cars);
  // An illustration has room around the car.
  const shown = isPhoto ? width : Math.round(Math.min(height * 2, width * 1.22));
  const text = TEXT[cars] ?? { name: 25, price: 38, facts: 22 };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width }}>
      <div
        style={{
          position: 'relative',
          display: 'flex',
          width,
          height,
          overflow: 'hidden',
          borderRadius: 8,
          backgroundImage: COLOURS.ground,
        }}
      >
        <img
          src={picture}
          alt=""
          width={shown}
          height={isPhoto ? height : Math.round((shown * 2) / 3)}
          style={{
            position: 'absolute',
            left: Math.round((width - shown) / 2),
            top: isPhoto ? 0 : Math.round(height / 2 - shown * 0.36),
          }}
        />
      </div>
      <div style={{ height: 26, fontSize: 18, color: COLOURS.label }}>
        {isPhoto ? '' : 'Illustration'}
      </div>
      <div
        style={{
          marginTop: 8,
          fontFamily: 'head',
          fontWeight: 600,
          fontSize: text.price,
          lineHeight: 1,
          letterSpacing: '-0.03em',
          color: COLOURS.signal,
        }}
      >
        {formatPrice(vehicle.price)}
      </div>
      <div
        style={{
          display: 'block',
          lineClamp: 2,
          marginTop: 10,
          fontFamily: 'head',
          fontWeight: 500,
          fontSize: text.name,
          lineHeight: 1.1,
          letterSpacing: '-0.02em',
          wordBreak: 'break-word',
        }}
      >
        {pictureText(vehicleTitle(vehicle), 48)}
      </div>
      {vehicle.mileage !== null && (
        <div style={{ marginTop: 8, fontSize: text.facts, color: COLOURS.ink2 }}>
          {formatMileage(vehicle.mileage)}
        </div>
      )}
    </div>
  );
}

/** The share picture of a comparison: each car with its name, price and mileage. */
export const ComparisonPicture = ({ cars }: { cars: Compared[] }) => (
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: `40px ${MARGIN}px 36px`,
      overflow: 'hidden',
      backgroundColor: COLOURS.paper,
      color: COLOURS.ink,
      fontFamily: 'text',
    }}
  >
    <Wordmark />
    <div style={{ display: 'flex', gap: GAP, marginTop: cars.length > 2 ? 56 : 20 }}>
      {cars.map((car) => (
        <Car key={car.vehicle.id} car={car} cars={cars.length} />
      ))}
    </div>
  </div>
);
