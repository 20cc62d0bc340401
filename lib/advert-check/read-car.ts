import { FIGURES, figuresOf, parseSpelledNumber } from '../adverts/numbers';
import { BODY_TYPES, COLOURS, FUEL_TYPES, TRANSMISSIONS } from '../listings/constants';
import { ANY_LATER, type Kind, type Quoted, type ReadCar } from './types';

const FIGURE = new RegExp(FIGURES, 'i');

/** The number in the words of a mileage or a price. */
function numberIn(quote: string): number | undefined {
  const figures = FIGURE.exec(quote.toLowerCase())?.[0];
  const value = figures ? figuresOf(figures).value : parseSpelledNumber(quote.toLowerCase());
  return value > 0 ? value : undefined;
}

const oneOf = <Value extends string>(labels: Record<Value, string>, value: Quoted['value']) =>
  typeof value === 'string' && Object.hasOwn(labels, value) ? (value as Value) : undefined;

const OF_MILD_HYBRID = 'petrol';

/** Picks the car's values from the first statement of each kind. */
export function carOf(mentions: Quoted[]): ReadCar {
  const first = (kind: Kind, isMeant: (mention: Quoted) => boolean = () => true) =>
    mentions.find((mention) => mention.kind === kind && isMeant(mention));
  const isNumber = ({ value }: Quoted) => Array.isArray(value);
  const text = (kind: Kind) => {
    const value = first(kind)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  /** The low end of the first range, without those that end at `unless`. */
  const low = (kind: Kind, unless?: number) => {
    const value = first(kind, (one) => isNumber(one) && one.value?.[1] !== unless)?.value;
    return value && typeof value !== 'string' ? value[0] : undefined;
  };
  const numberOf = (kind: Kind) => {
    const mention = first(kind, isNumber);
    return mention && numberIn(mention.quote);
  };
  const fuels = mentions.filter(({ kind }) => kind === 'fuel').map(({ value }) => value);
  const rich = fuels.find((value) => value === 'plug_in_hybrid' || value === 'hybrid');
  const fuel = rich ?? fuels.find((value) => value !== 'mild_hybrid') ?? fuels[0] ?? null;
  const litres = low('engineSize');
  const fuelType = oneOf(FUEL_TYPES, fuel === 'mild_hybrid' ? OF_MILD_HYBRID : fuel);
  const isTesla = text('make') === 'Tesla';
  const car = {
    make: text('make'),
    model: text('model'),
    year: low('year', ANY_LATER) ?? low('year'),
    mileage: numberOf('mileage'),
    fuelType: fuelType ?? (isTesla ? 'electric' : undefined),
    transmission: oneOf(TRANSMISSIONS, text('gearbox') ?? (isTesla ? 'automatic' : null)),
    bodyType: oneOf(BODY_TYPES, text('bodyType') ?? null),
    engineSize: litres === undefined ? undefined : Math.round((litres + 0.035) * 10) / 10,
    colour: oneOf(COLOURS, text('colour') ?? null),
    askingPrice: numberOf('price'),
  };
  return Object.fromEntries(Object.entries(car).filter(([, value]) => value !== undefined));
}
