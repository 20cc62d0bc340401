import { formatMileage, formatPrice } from '@/lib/format';
import { vehicleTitle } from '@/lib/listings/title';
import type { VehicleDetail } from '@/lib/listings/types';
import { verdictLabel } from '@/lib/listings/verdict';
import { writeOffLabel } from '@/lib/listings/write-off';
import { pictureText } from '@/lib/seo/picture-text';
import { COLOURS } from './colours';
import { Frame } from './frame';

type Props = {
  vehicle: VehicleDetail;
  car: string;
  /** The left edge of a picture that fills the right side, in px; null for a free-standing one. */
  filledFrom: number | null;
  isPhoto: boolean;
};

/** The sum of the margins on both sides of text beside a filling picture, in px. */
const MARGINS = 60;

/** Styles text as one line, truncated with an ellipsis. */
const ONE_LINE = { display: 'block', lineClamp: 1, wordBreak: 'break-all' } as const;

const titleSize = (title: string, isFilled: boolean) => {
  if (isFilled) return title.length > 30 ? 46 : 58;
  return title.length > 44 ? 46 : title.length > 30 ? 58 : 72;
};

/** The share picture of a car: title, trim, price, verdict, mileage and location. */
export function CarPicture({ vehicle, car, filledFrom, isPhoto }: Props) {
  const isFilled = filledFrom !== null;
  const beside = isFilled && { width: filledFrom - MARGINS };
  const { trim, price, mileage, location, valuation, verdict } = vehicle;
  const category = writeOffLabel(vehicle.writeOff);
  const title = pictureText(vehicleTitle(vehicle), 64);
  const town = location && pictureText(location, 24);
  return (
    <Frame car={car} filledFrom={filledFrom} isPhoto={isPhoto}>
      <div
        style={{
          ...beside,
          marginTop: 34,
          fontFamily: 'head',
          fontWeight: 500,
          fontSize: titleSize(title, isFilled),
          lineHeight: 1.04,
          letterSpacing: '-0.03em',
          wordBreak: 'break-word',
          display: 'block',
          lineClamp: isFilled ? 3 : 2,
        }}
      >
        {title}
      </div>
      {trim && (
        <div
          style={{
            ...ONE_LINE,
            ...beside,
            marginTop: 10,
            fontSize: 32,
            color: COLOURS.ink2,
          }}
        >
          {pictureText(trim, 44)}
        </div>
      )}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          gap: 6,
          width: 370,
          marginTop: 'auto',
          fontSize: 30,
          color: COLOURS.ink2,
        }}
      >
        <div
          style={{
            fontFamily: 'head',
            fontWeight: 600,
            fontSize: price > 999_999 ? 64 : 84,
            lineHeight: 1,
            letterSpacing: '-0.04em',
            marginBottom: 8,
            color: COLOURS.signal,
          }}
        >
          {formatPrice(price)}
        </div>
        {category && <div style={{ fontWeight: 600, color: COLOURS.ink }}>{category}</div>}
        {verdict !== 'none' && (
          <div
            style={{ fontWeight: 600, color: verdict === 'under' ? COLOURS.signal : COLOURS.ink2 }}
          >
            {verdictLabel(price, valuation?.value ?? null, verdict)}
          </div>
        )}
        {mileage !== null && <div>{formatMileage(mileage)}</div>}
        {town && <div style={ONE_LINE}>{town}</div>}
      </div>
    </Frame>
  );
}
