import type { BodyName } from '../design-options';

type Range = readonly [least: number, greatest: number];
type SizeClass = { length: Range; width: Range; widthWithMirrors: Range; height: Range };

/**
 * The minimum and maximum size in mm of cars sold in the UK since about 2000, by body: length over
 * the bumpers, width with mirrors folded away or left out and with mirrors out, height without an
 * aerial.
 *
 * These are typical of a class, not a register of every car: published figures of makers, from
 * general knowledge and rounded outwards to 10 mm. Each comment names the cars at the ends, so that
 * they can be checked. Limousines, supercars and conversions are left out. Makers rarely publish
 * the width with mirrors of older cars; the minimum is then an estimate of 0.2 m more than the
 * width.
 */
export const SIZE_CLASSES: Readonly<Record<BodyName, SizeClass>> = {
  // smart fortwo, Daewoo Matiz, MINI Hatch; Nissan Micra, MINI Electric, Suzuki Ignis
  'hatchback-small': {
    length: [2690, 4000],
    width: [1490, 1760],
    widthWithMirrors: [1690, 1950],
    height: [1400, 1610],
  },
  // Toyota Yaris (1999), Renault Clio II, Audi A5 Sportback; Tesla Model S, Mercedes A-Class (1998)
  hatchback: {
    length: [3610, 4980],
    width: [1630, 1970],
    widthWithMirrors: [1830, 2190],
    height: [1380, 1610],
  },
  // Audi A3, Volvo S40 (1996), Porsche Taycan; BMW 7 Series (2022), Bentley Flying Spur
  sedan: {
    length: [4450, 5400],
    width: [1710, 1980],
    widthWithMirrors: [1910, 2220],
    height: [1370, 1550],
  },
  // Suzuki Jimny (1998), Mercedes GLA (2014); Mazda CX-80, Audi e-tron, Jeep Wrangler
  suv: {
    length: [3620, 5000],
    width: [1600, 1950],
    widthWithMirrors: [1790, 2190],
    height: [1490, 1850],
  },
  // Land Rover Defender 90 (to 2016), Mercedes G-Class; Range Rover long, Tesla Model X, Defender 110 (to 2016)
  'suv-large': {
    length: [3880, 5260],
    width: [1760, 2050],
    widthWithMirrors: [1960, 2280],
    height: [1620, 2040],
  },
  // Peugeot 207 SW, Škoda Fabia (2000), Porsche Taycan; BMW 5 Series (2024), Audi RS 6, Subaru Outback
  estate: {
    length: [4150, 5070],
    width: [1640, 1960],
    widthWithMirrors: [1840, 2160],
    height: [1390, 1680],
  },
  // MINI Coupé, Ford Puma (1997), Lotus Evora; Mercedes CL, Bentley Continental GT, BMW 2 Series
  coupe: {
    length: [3720, 5100],
    width: [1670, 1970],
    widthWithMirrors: [1830, 2190],
    height: [1220, 1450],
  },
  // smart fortwo, Daihatsu Copen, Lotus Elise; Mercedes S-Class, Bentley Continental, Range Rover Evoque
  convertible: {
    length: [2690, 5050],
    width: [1470, 1960],
    widthWithMirrors: [1670, 2190],
    height: [1110, 1610],
  },
  // Renault Modus, Vauxhall Meriva (2003), Mercedes B-Class; Mercedes V-Class, Chrysler Voyager, VW Caravelle
  mpv: {
    length: [3790, 5380],
    width: [1690, 2000],
    widthWithMirrors: [1890, 2300],
    height: [1550, 2000],
  },
  // Mitsubishi L200 (1996), Nissan Navara (1998); KGM Musso, Ford Ranger Raptor, VW Amarok
  pickup: {
    length: [4900, 5410],
    width: [1690, 2030],
    widthWithMirrors: [1890, 2230],
    height: [1700, 1930],
  },
  // Citroën Nemo, Ford Fiesta Van; the longest and highest Mercedes Sprinter, Renault Master, Fiat Ducato
  van: {
    length: [3860, 7400],
    width: [1710, 2070],
    widthWithMirrors: [1910, 2510],
    height: [1460, 3050],
  },
};
