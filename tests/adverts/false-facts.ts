import { type Falsehood, otherThan, spellNumber } from './say';

export const fuel: Falsehood = ({ fuel: burns }, random) => {
  const isHybrid = burns === 'hybrid' || burns === 'plug_in_hybrid';
  // A hybrid has a petrol engine, so that is no false statement.
  const other = otherThan(
    random,
    ['petrol', 'diesel', 'electric'],
    (one) => one === burns || (isHybrid && one === 'petrol'),
  );
  if (other === 'electric')
    return random.pick([
      'Fully electric.',
      '100% electric.',
      'It’s all electric.',
      'Fuel type: electric.',
      'Pure electric car.',
    ]);
  return random.pick([
    `It’s a ${other}.`,
    `${other} engine.`,
    `Runs on ${other}.`,
    `${other} model.`,
    `Fuel: ${other}.`,
    `A very economical ${other}.`,
    `The ${other} engine pulls really well.`,
    `Great ${other} car.`,
    `This is the ${other} version.`,
    `Lovely smooth ${other} engine.`,
  ]);
};

export const gearbox: Falsehood = ({ transmission }, random) => {
  if (transmission === 'manual')
    return random.pick([
      'Automatic gearbox.',
      'It’s an automatic.',
      '7 speed DSG.',
      'Auto box is lovely and smooth.',
      'Transmission: automatic.',
      'Automatic.',
      'Smooth auto gearbox.',
      'Automatic transmission.',
      '8-speed automatic.',
      'Drives well, auto.',
      'CVT automatic gearbox.',
    ]);
  if (transmission === 'automatic')
    return random.pick([
      'Manual gearbox.',
      'Six-speed manual.',
      '5 speed manual box.',
      'Manual transmission.',
      'It’s a manual.',
      'Gearbox: manual.',
      '6 speed gearbox, manual.',
      'This is the manual version.',
      'Slick manual box.',
    ]);
  return null;
};

export const engineSize: Falsehood = (car, random) => {
  const { litres } = car;
  if (litres === null) return null;
  const other = otherThan(
    random,
    [1, 1.2, 1.4, 1.6, 2, 2.2, 3],
    (one) => Math.abs(one - litres) < 0.15,
  );
  if (other === null) return null;
  const said = other.toFixed(1);
  const word = { petrol: 'petrol', diesel: 'diesel' }[car.fuel as string] ?? 'engine';
  return random.pick([
    `${said} litre engine.`,
    `${said}L.`,
    `${said} ${word}.`,
    `${other * 1000 - random.int(2, 7)}cc.`,
    `It has the ${said} ${word}.`,
    `Engine size ${said}.`,
    `${said} litre ${word}.`,
    `${said}-litre.`,
    `Engine: ${said}l.`,
    `The ${said} engine is plenty.`,
  ]);
};

export const year: Falsehood = (car, random) => {
  const other = car.year + random.pick([-4, -3, -2, 2, 3]);
  if (other < 2003 || other > 2026) return null;
  const plate = String(random.chance(0.5) ? other % 100 : (other % 100) + 50).padStart(2, '0');
  return random.pick([
    `${plate} plate.`,
    `On a ${plate} plate.`,
    `Registered in ${other}.`,
    `First registered March ${other}.`,
    `Year ${other}.`,
    `${other} ${car.make} ${car.model}.`,
    `Registered new in ${other}.`,
    `${plate} reg.`,
    `${other} car.`,
    `Year of registration: ${other}.`,
    `’${plate} plate.`,
    `First reg ${other}.`,
  ]);
};

export const colour: Falsehood = (car, random) => {
  const near = [
    ['silver', 'grey'],
    ['beige', 'gold', 'brown', 'bronze'],
    ['orange', 'red'],
  ];
  const other = otherThan(
    random,
    ['black', 'white', 'silver', 'blue', 'red', 'green', 'yellow'] as const,
    (one) =>
      one === car.colour || near.some((set) => set.includes(one) && set.includes(car.colour)),
  );
  if (other === null) return null;
  return random.pick([
    `Finished in ${other}.`,
    `Metallic ${other}.`,
    `${other} paintwork.`,
    `Colour: ${other}.`,
    `Looks great in ${other}.`,
    `Gleaming ${other} paint.`,
    `Painted in ${other}.`,
    `In ${other} metallic.`,
    `Stunning ${other} car.`,
    `The colour is ${other}.`,
    `Comes in ${other}.`,
  ]);
};

export const doors: Falsehood = (car, random) => {
  if (car.doors === null || car.doors > 5 || car.body === 'van' || car.body === 'pickup')
    return null;
  const other = car.doors >= 4 ? random.pick([2, 3]) : random.pick([4, 5]);
  const word = spellNumber(other);
  return random.pick([
    `${other} door.`,
    `${other}dr.`,
    `${word}-door.`,
    `${word} doors.`,
    `${other}-door model.`,
    `Practical ${other} door.`,
    `It’s the ${word} door version.`,
    `Doors: ${other}.`,
  ]);
};

export const seats: Falsehood = (car, random) => {
  const other = car.seats >= 7 ? 5 : car.seats === 5 ? random.pick([4, 7]) : 7;
  const word = spellNumber(other);
  return random.pick([
    `${other} seater.`,
    `${word} seats.`,
    `${other}-seater.`,
    `Seats ${word}.`,
    `Genuine ${word}-seater.`,
    `${other} seats.`,
    `Seats: ${other}.`,
    `It has ${word} seats.`,
  ]);
};

export const bodyType: Falsehood = (car, random) => {
  const names = {
    hatchback: ['hatchback'],
    sedan: ['saloon'],
    suv: ['SUV', '4x4'],
    estate: ['estate'],
    coupe: ['coupe', 'coupé'],
    convertible: ['convertible', 'cabriolet', 'soft top'],
    mpv: ['people carrier', 'MPV'],
    van: ['panel van'],
  } as const;
  const near: readonly (readonly string[])[] = [
    ['hatchback', 'sedan', 'coupe'],
    ['estate', 'suv', 'mpv', 'hatchback', 'pickup'],
    ['coupe', 'convertible'],
    ['van', 'mpv', 'pickup'],
  ];
  const other = otherThan(
    random,
    ['sedan', 'estate', 'convertible', 'hatchback', 'mpv', 'van', 'suv'] as const,
    (one) => one === car.body || near.some((set) => set.includes(one) && set.includes(car.body)),
  );
  if (other === null) return null;
  const name = random.pick(names[other]);
  return random.pick([
    `${name}.`,
    `The ${name} version.`,
    `A great ${name}.`,
    `Body type: ${name}.`,
    `It’s a ${name}.`,
    `Very practical ${name}.`,
    `Lovely ${name} for the money.`,
  ]);
};
