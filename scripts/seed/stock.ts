/**
 * A model of the demo's cars, as British streets have them: thousands registered new in a usual
 * year (rounded, by judgement), and what a used one holds of its new price, in per cent of a usual
 * model of its class. That is 100 if left out, and rounded to tens from asking prices of 2022.
 */
type Row = readonly [registered: number, holds?: number];

export const STOCK: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  Audi: {
    A3: [38],
    A4: [25, 90],
    A1: [16, 110],
    A5: [18, 90],
    A6: [12, 90],
    Q3: [19, 110],
    Q5: [13],
    TT: [10],
    'Q4 e-tron': [12, 110],
  },
  BMW: {
    '1 Series': [35],
    '2 Series': [14],
    '3 Series': [34, 90],
    '4 Series': [18, 90],
    '5 Series': [16, 90],
    X1: [16],
    X3: [13],
    X5: [8],
    i3: [3],
  },
  Citroen: {
    C1: [12, 120],
    C3: [20, 90],
    C4: [9, 90],
    Berlingo: [10],
  },
  CUPRA: {
    Formentor: [10, 90],
  },
  Dacia: {
    Sandero: [22, 90],
    Duster: [12],
  },
  DS: {
    '3': [6, 80],
  },
  Fiat: {
    '500': [26],
    Panda: [9],
  },
  Ford: {
    Fiesta: [72],
    Focus: [62],
    Kuga: [28, 90],
    Puma: [36],
    EcoSport: [16],
    Mondeo: [22],
    'C-MAX': [18],
    'S-MAX': [7],
    Ranger: [18],
    'Transit Custom': [34],
    Transit: [20],
    'Transit Connect': [10],
    Mustang: [6, 130],
    'Mustang Mach-E': [6, 110],
  },
  Honda: {
    Civic: [18],
    Jazz: [17],
    'CR-V': [12, 80],
    'HR-V': [8],
  },
  Hyundai: {
    i10: [17],
    i20: [16, 90],
    i30: [13],
    Tucson: [28, 90],
    'Kona Electric': [6],
    'IONIQ 5': [5, 110],
  },
  Jaguar: {
    XF: [8],
    'F-PACE': [7],
  },
  Jeep: {
    Renegade: [5, 90],
  },
  Kia: {
    Picanto: [12],
    Ceed: [12],
    Sportage: [42, 90],
    Niro: [11],
    'e-Niro': [7],
  },
  'Land Rover': {
    'Range Rover Evoque': [14, 120],
    'Discovery Sport': [12, 110],
    Discovery: [10, 120],
    'Range Rover Sport': [12, 110],
    'Range Rover': [7],
  },
  Lexus: {
    NX: [6],
    RX: [4],
  },
  Mazda: {
    '2': [8, 90],
    '3': [10],
    'CX-5': [11],
    'MX-5': [12, 120],
  },
  'Mercedes-Benz': {
    'A Class': [28],
    'B Class': [14],
    'C Class': [32],
    'E Class': [20],
    'CLA Class': [12, 110],
    'GLA Class': [15],
    'GLC Class': [14, 110],
  },
  MG: {
    ZS: [28],
    '4': [18],
    'ZS EV': [8],
  },
  MINI: {
    Hatch: [34],
    Convertible: [12],
    Countryman: [11],
    'Electric Hatch': [6],
  },
  Mitsubishi: {
    'Outlander PHEV': [9],
    L200: [9, 90],
  },
  Nissan: {
    Qashqai: [42, 90],
    Juke: [40, 90],
    Micra: [14],
    'X-Trail': [12],
    Leaf: [6],
  },
  Peugeot: {
    '108': [10, 110],
    '207': [28],
    '208': [32, 80],
    '308': [16, 80],
    '2008': [26, 90],
    '3008': [18, 90],
  },
  Polestar: {
    '2': [9],
  },
  Porsche: {
    '911': [3, 190],
    Cayenne: [3, 120],
    Macan: [5, 150],
  },
  Renault: {
    Clio: [24, 90],
    Captur: [18, 90],
    Megane: [14],
    Kadjar: [10],
    Zoe: [4, 80],
  },
  SEAT: {
    Ibiza: [18],
    Leon: [19],
    Arona: [10],
    Ateca: [11],
  },
  Skoda: {
    Fabia: [18],
    Octavia: [22],
    Karoq: [10],
  },
  smart: {
    fortwo: [6, 120],
  },
  Suzuki: {
    Swift: [11],
    Vitara: [10],
  },
  Tesla: {
    'Model 3': [14, 130],
    'Model Y': [35, 130],
    'Model X': [1, 110],
  },
  Toyota: {
    Yaris: [24],
    Aygo: [15, 140],
    Auris: [15, 120],
    Corolla: [25],
    'C-HR': [16],
    RAV4: [11],
    Prius: [5, 110],
    Hilux: [9, 110],
  },
  Vauxhall: {
    Corsa: [60, 80],
    Astra: [60, 70],
    Mokka: [26],
    Insignia: [22, 80],
    Zafira: [22, 80],
    Meriva: [14, 90],
    Vivaro: [10, 90],
    'Corsa Electric': [8],
  },
  Volkswagen: {
    Golf: [66, 110],
    Polo: [36, 110],
    Tiguan: [30],
    Passat: [18, 80],
    Up: [14, 120],
    'T-Roc': [18],
    Touran: [12, 110],
    Transporter: [9, 140],
    'ID.3': [9, 110],
    'ID.4': [10, 110],
  },
  Volvo: {
    V40: [15],
    XC40: [18, 120],
    XC60: [14],
    XC90: [7],
  },
};

/** Returns the thousands of a model registered in a usual year; 0 of one that is not in stock. */
export const registeredOf = (make: string, model: string) => STOCK[make]?.[model]?.[0] ?? 0;

/** Returns what a used car holds of its new price, as a ratio to a usual model. */
export const heldBy = (make: string, model: string) => (STOCK[make]?.[model]?.[1] ?? 100) / 100;
