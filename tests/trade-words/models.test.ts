import { expect, test } from 'vitest';
import { modelFinder } from '@/lib/trade-words/models';
import { CATALOGUE } from '@/scripts/seed/catalogue/catalogue';

const findModel = (make: string, name: string, options?: { allowsTrim: boolean }) => {
  const models = CATALOGUE.find((known) => known.name === make)?.models ?? [];
  return modelFinder(make, models, options)(name)?.model.name ?? null;
};

test.each([
  ['BMW', '320d', '3 Series'],
  ['BMW', '320D M SPORT', '3 Series'],
  ['BMW', '330XD GRAN TURISMO', '3 Series Gran Turismo'],
  ['BMW', 'M140i', '1 Series'],
  ['BMW', 'M3', 'M3'],
  ['BMW', 'BMW X5', 'X5'],
  ['Mercedes-Benz', 'C220', 'C Class'],
  ['Mercedes-Benz', 'C 220 D', 'C Class'],
  ['Mercedes-Benz', 'A 180 AMG LINE', 'A Class'],
  ['Mercedes-Benz', 'CLA 200', 'CLA Class'],
  ['Mercedes-Benz', 'C63', 'C Class'],
  ['Mercedes-Benz', 'ML 250', 'M Class'],
  ['Mercedes-Benz', 'ML320', 'M Class'],
  ['Volkswagen', 'MOVE UP', 'Up'],
  ['Lexus', 'CT 200h', 'CT'],
  ['Lexus', 'UX 300e', 'UX 300e'],
  ['Mazda', 'MAZDA3', '3'],
  ['MG', 'MG4', '4'],
  ['DS', 'DS3', '3'],
  ['DS', 'DS 3 Crossback', '3 Crossback'],
  ['Ford', 'Focus Estate', 'Focus'],
  ['Ford', 'Focus 1.6 5dr', 'Focus'],
  ['Ford', 'Ka+', 'Ka+'],
  ['Ford', 'ka', 'KA'],
  ['Audi', 'A3 Sportback', 'A3'],
  ['Audi', 'A4 Avant 5dr', 'A4'],
  ['Citroen', 'C4 Grand Picasso', 'Grand C4 Picasso'],
  ['Land Rover', 'Evoque', 'Range Rover Evoque'],
  ['Land Rover', 'Sport', null],
  ['Ford', 'Mach-E', 'Mustang Mach-E'],
  ['Mercedes-Benz', 'Class', null],
  ['Vauxhall', 'Electric', null],
  ['Hyundai', 'Ioniq 9', null],
  ['Ford', 'Focus ST', null],
  ['Ford', 'Focused', null],
  ['BMW', '999', null],
  ['Vauxhall', 'CORSA-E', 'Corsa Electric'],
  ['Vauxhall', 'Mokka e', 'Mokka Electric'],
  ['Vauxhall', 'VIVARO-E', 'Vivaro Electric'],
  ['Vauxhall', 'Corsa', 'Corsa'],
  ['Mercedes-Benz', 'ML350', 'M Class'],
  ['Mercedes-Benz', 'ML 350 CDI', 'M Class'],
  ['Mercedes-Benz', 'AMG C63', 'C Class'],
  ['Mercedes-Benz', 'Mercedes-AMG A45', 'A Class'],
  ['Mercedes-Benz', 'Class C', 'C Class'],
  ['Mercedes-Benz', 'C-Klasse', 'C Class'],
  ['Fiat', 'GRANDE PUNTO', 'Punto'],
  ['Fiat', 'Grande Panda', 'Grande Panda'],
  ['Volkswagen', 'NEW BEETLE', 'Beetle'],
  ['Volkswagen', 'VW GOLF', 'Golf'],
  ['BMW', 'SERIES 1', '1 Series'],
  ['BMW', 'series-3', '3 Series'],
  ['BMW', 'Series', null],
  ['Land Rover', 'Disco Sport', 'Discovery Sport'],
  ['MINI', 'MINI', null],
  ['Ford', 'constructor', null],
  ['Ford', 'Focus constructor', null],
  ['Ford', '', null],
])('the %s %s is %s of the catalogue', (make, name, model) => {
  expect(findModel(make, name)).toBe(model);
});

test.each([
  ['Ford', 'FOCUS ZETEC TDCI', 'Focus'],
  ['Ford', 'TRANSIT CUSTOM 320', 'Transit Custom'],
  ['Toyota', 'C-HR DESIGN', 'C-HR'],
  ['Ford', 'FOCUSED', null],
  ['Citroen', 'C4 GRAND PICASSO VTR PLUS', 'Grand C4 Picasso'],
  ['Citroen', 'C4 SPACETOURER FLAIR', null],
  ['Ford', 'FOCUS C-MAX ZETEC', 'C-MAX'],
  ['Ford', 'KA PLUS ZETEC', 'Ka+'],
  ['Volkswagen', 'PASSAT CC GT TDI', 'CC'],
  ['Volkswagen', 'GOLF PLUS SE', null],
  ['Volkswagen', 'POLO CALIFORNIA', null],
  ['Toyota', 'COROLLA VERSO T SPIRIT', null],
  ['Toyota', 'COROLLA ICON', 'Corolla'],
  ['Renault', 'MEGANE SCENIC', 'Scenic'],
  ['Audi', 'Q8 E-TRON SPORT', null],
  ['Mercedes-Benz', 'ML 250 BLUETEC', 'M Class'],
  ['Volkswagen', 'HIGH UP! TSI', 'Up'],
  ['Volkswagen', 'TAKE UP', 'Up'],
  ['Mitsubishi', 'SHOGUN SPORT', null],
  ['Land Rover', 'RANGE ROVER SPORT HSE', 'Range Rover Sport'],
  ['Land Rover', 'EVOQUE R-DYNAMIC', 'Range Rover Evoque'],
  ['BMW', 'X5 xDrive30d', 'X5'],
  ['BMW', '640D GRAN TURISMO', null],
  ['Porsche', '911 Carrera', '911'],
  ['Vauxhall', 'CORSA-E SRI', 'Corsa Electric'],
  ['Vauxhall', 'Corsa e SRi', 'Corsa Electric'],
  ['Vauxhall', 'CORSA ELITE NAV', 'Corsa'],
  ['Mercedes-Benz', 'AMG C63 S', 'C Class'],
  ['BMW', 'SERIES 3 M SPORT', '3 Series'],
])('with any words after it the %s %s is %s', (make, name, model) => {
  expect(findModel(make, name, { allowsTrim: true })).toBe(model);
});

test.each([
  ['Corsa E SRi', 'petrol', 'Corsa', 'SRi'],
  ['CORSA-E', 'diesel', 'Corsa', ''],
  ['Corsa E SRi', 'electric', 'Corsa Electric', 'SRi'],
  ['Corsa E SRi', '', 'Corsa Electric', 'SRi'],
  ['Corsa Electric SRi', 'petrol', 'Corsa Electric', 'SRi'],
  ['Vivaro e', 'diesel', 'Vivaro', ''],
  ['Corsa SRi', 'electric', 'Corsa', 'SRi'],
])('the Vauxhall %s by the fuel “%s” is the %s with the trim “%s”', (name, fuel, model, trim) => {
  const models = CATALOGUE.find((known) => known.name === 'Vauxhall')?.models ?? [];
  const found = modelFinder('Vauxhall', models, { allowsTrim: true })(name, fuel);
  expect([found?.model.name, found?.trim]).toEqual([model, trim]);
});

test.each([
  ['Volkswagen', 'Golf GTI', 'GTI'],
  ['Volkswagen', 'Golf 2.0 R-Line Estate 5dr', 'R-Line'],
  ['BMW', '320d M Sport', '320d M Sport'],
  ['BMW', '3 Series', ''],
  ['Mercedes-Benz', 'AMG C63 S', 'AMG C63 S'],
  ['Vauxhall', 'Corsa e SRi', 'SRi'],
])('what the %s %s has beside its model is %j', (make, name, trim) => {
  const models = CATALOGUE.find((known) => known.name === make)?.models ?? [];
  expect(modelFinder(make, models, { allowsTrim: true })(name)?.trim).toBe(trim);
});
