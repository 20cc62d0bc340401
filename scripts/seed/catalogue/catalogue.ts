import type { CatalogueMake } from '../types';
import { AMERICAN } from './american';
import { BRITISH } from './british';
import { BRITISH_JAGUAR_LAND_ROVER } from './british-jaguar-land-rover';
import { CHINESE } from './chinese';
import { CZECH_SPANISH } from './czech-spanish';
import { FORD } from './ford';
import { FRENCH_CITROEN_DS } from './french-citroen-ds';
import { FRENCH_PEUGEOT } from './french-peugeot';
import { FRENCH_RENAULT } from './french-renault';
import { GERMAN_AUDI } from './german-audi';
import { GERMAN_BMW } from './german-bmw';
import { GERMAN_MERCEDES_BENZ } from './german-mercedes-benz';
import { GERMAN_MINI_PORSCHE_SMART } from './german-mini-porsche-smart';
import { GERMAN_VOLKSWAGEN } from './german-volkswagen';
import { ITALIAN_ALFA_ROMEO_MASERATI } from './italian-alfa-romeo-maserati';
import { ITALIAN_FIAT } from './italian-fiat';
import { JAPANESE_HONDA_NISSAN } from './japanese-honda-nissan';
import { JAPANESE_LEXUS } from './japanese-lexus';
import { JAPANESE_MAZDA_MITSUBISHI } from './japanese-mazda-mitsubishi';
import { JAPANESE_SUBARU_SUZUKI } from './japanese-subaru-suzuki';
import { JAPANESE_TOYOTA } from './japanese-toyota';
import { KOREAN_HYUNDAI } from './korean-hyundai';
import { KOREAN_KIA } from './korean-kia';
import { NORDIC } from './nordic';
import { VAUXHALL } from './vauxhall';

/** Makes and models sold in the UK, with their fuels, bodies and trims. */
export const CATALOGUE: readonly CatalogueMake[] = [
  ...AMERICAN,
  ...BRITISH_JAGUAR_LAND_ROVER,
  ...BRITISH,
  ...CHINESE,
  ...CZECH_SPANISH,
  ...FORD,
  ...FRENCH_CITROEN_DS,
  ...FRENCH_PEUGEOT,
  ...FRENCH_RENAULT,
  ...GERMAN_AUDI,
  ...GERMAN_BMW,
  ...GERMAN_MERCEDES_BENZ,
  ...GERMAN_MINI_PORSCHE_SMART,
  ...GERMAN_VOLKSWAGEN,
  ...ITALIAN_ALFA_ROMEO_MASERATI,
  ...ITALIAN_FIAT,
  ...JAPANESE_HONDA_NISSAN,
  ...JAPANESE_LEXUS,
  ...JAPANESE_MAZDA_MITSUBISHI,
  ...JAPANESE_SUBARU_SUZUKI,
  ...JAPANESE_TOYOTA,
  ...KOREAN_HYUNDAI,
  ...KOREAN_KIA,
  ...NORDIC,
  ...VAUXHALL,
];
