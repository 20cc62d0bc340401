import { createRandom, type Random } from './prng';

// The last three letters of a plate never contain I or Q.
const SERIAL = 'ABCDEFGHJKLMNOPRSTUVWXYZ';
const SERIALS = SERIAL.length ** 3;
/** Letter groups withheld by the DVLA or otherwise offensive. */
const UNSUITABLE = /ASS|BUM|DIE|FAT|FUK|FUC|GAY|GOD|JEW|KKK|NAZ|POO|SEX|SOD|TIT|TWA|WEE|XXX/;
/** Area letters by region since September 2001 (DVLA leaflet INF104). */
const AREAS = {
  Anglia: 'AA AB AC AD AE AF AG AJ AK AM AN AO AP AR AS AT AU AV AW AX AY',
  Birmingham: 'BA BB BD BF BG BJ BK BL BM BN BO BP BR BT BU BV BW BX',
  Cymru: 'CA CB CC CE CF CG CJ CK CL CM CN CO CP CR CT CU CV CX',
  Deeside: 'DA DC DE DF DG DH DJ DK DL DM DN DP DR DS DT DU DV DX DY',
  Essex: 'EA EF EG EJ EK EO EU EX EY',
  Fens: 'FD FE FG FH FJ FL FM FN FP FR FS FT FV FX FY',
  Garden: 'GA GB GC GD GF GJ GK GL GM GN GO GP GU GV GX GY',
  Hampshire: 'HA HB HC HD HF HG HJ HK HL HM HN HO HP HR HS HT HU HV HX HY',
  Luton: 'KA KB KC KD KE KF KG KJ KK KL KM KN KO KP KR KS KT KU KV KW KX KY',
  London: 'LA LB LC LD LF LG LJ LK LL LM LN LO LP LR LS LT LU LV LW LX LY',
  Manchester: 'MA MB MC MD ME MF MG MH MJ MK ML MM MP MT MV MW MX',
  North: 'NA NB NC ND NE NG NH NJ NK NL NM NN NP NR NS NU NV NX',
  Oxford: 'OA OB OE OF OG OJ OL OM OO OU OV OW OX OY',
  Preston: 'PE PF PG PJ PK PL PN PO PP PR PU PX PY',
  Reading: 'RA RE RF RG RJ RK RL RM RN RO RP RV RW RX RY',
  Scotland: 'SA SB SC SD SE SF SG SH SJ SK SL SM SN SO SP SR SS ST SV SW SX SY',
  Severn: 'VA VE VF VK VN VO VU VX',
  West: 'WA WB WD WE WF WG WJ WK WL WM WN WO WP WR WS WT WU WV WX WY',
  Yorkshire: 'YA YB YC YD YE YF YG YH YJ YK YL YM YN YO YP YR YS YT YU YV YX YY',
};
/** Some of the licensing office marks used before September 2001. */
const OLDER_MARKS =
  'BA BH BP CD CW DA EG FG GF HK JA JU KM KX LH MB NA NV OB OO OX PJ RO SF TM UB UL VM WK WM YC YW';
/** Marks of Northern Ireland, whose plates carry no age: a letter, a county mark, up to four digits. */
const NORTHERN_IRISH_MARKS = 'AZ BZ CZ DZ EZ FZ GZ HZ IG IL IW JI JZ KZ LZ NZ OI RZ SZ UI VZ XI YZ';

const NORTHERN_IRELAND = 'Northern Ireland';

const AREA_NAMES = Object.keys(AREAS);
const AREA_LETTERS = new Map(Object.entries(AREAS).map(([name, list]) => [name, list.split(' ')]));
const OLDER = OLDER_MARKS.split(' ');
const NORTHERN_IRISH = NORTHERN_IRISH_MARKS.split(' ');
/** Prefix letters of plates before September 2001, by start of the period. */
const PREFIXES: [from: string, letter: string][] = [
  ['2001-03', 'Y'],
  ['2000-09', 'X'],
  ['2000-03', 'W'],
  ['1999-09', 'V'],
  ['1999-03', 'T'],
  ['1998-08', 'S'],
  ['1997-08', 'R'],
];

/** '71' for September 2021 to February 2022, '22' for March to August 2022; 'Y' for spring 2001. */
export function ageIdentifier(registered: Date): string {
  const year = registered.getUTCFullYear();
  const month = registered.getUTCMonth() + 1;
  const stamp = registered.toISOString().slice(0, 7);
  if (stamp < '2001-09') return PREFIXES.find(([from]) => stamp >= from)?.[1] ?? 'R';
  const number = month >= 9 ? year + 50 : month >= 3 ? year : year + 49;
  return String(number % 100).padStart(2, '0');
}

export interface Plates {
  next(registered: Date, area: string): string;
}

/** Generates unique registration numbers: the serials of each mark are used in a scattered order. */
export function createPlates(seed: string): Plates {
  const random = createRandom(`${seed} plates`);
  const offset = random.int(0, 9999);
  const dealt = new Map<string, number>();
  /** Returns each number below `size` once per key: 5,003 is prime and divides none of the sizes. */
  const deal = (key: string, size: number): number => {
    const count = dealt.get(key) ?? 0;
    if (count >= size) throw new RangeError(`No plates left: ${key}`);
    dealt.set(key, count + 1);
    return (offset + count * 5003 + letterSum(key) * 331) % size;
  };
  const current = (age: string, area: string): string => {
    const letters = lettersOf(random, area);
    const serial = serialOf(deal(letters + age, SERIALS));
    return UNSUITABLE.test(serial) ? current(age, area) : letters + age + serial;
  };
  return {
    next: (registered, area) => {
      const age = ageIdentifier(registered);
      if (area === NORTHERN_IRELAND) {
        const mark = random.pick(NORTHERN_IRISH);
        const number = deal(mark, SERIAL.length * 9000);
        return `${SERIAL.charAt(number % SERIAL.length)}${mark}${1000 + Math.floor(number / SERIAL.length)}`;
      }
      if (age.length === 2) return current(age, area);
      const mark = random.pick(OLDER);
      const number = deal(age + mark, SERIAL.length * 979);
      return `${age}${21 + Math.floor(number / SERIAL.length)}${SERIAL.charAt(number % SERIAL.length)}${mark}`;
    },
  };
}

/** Most cars have a plate of the seller's area; some come from elsewhere. */
function lettersOf(random: Random, area: string): string {
  const home = random.chance(0.6) ? area : random.pick(AREA_NAMES);
  return random.pick(AREA_LETTERS.get(home) ?? []);
}

function serialOf(number: number): string {
  const letter = (place: number) =>
    SERIAL[Math.floor(number / SERIAL.length ** place) % SERIAL.length];
  return `${letter(2)}${letter(1)}${letter(0)}`;
}

function letterSum(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 7 + letter.charCodeAt(0)) % 1_000_003, 0);
}
