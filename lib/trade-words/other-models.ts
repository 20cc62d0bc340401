/**
 * Other names of models by make, as registries, dealers and buyers write them, with the catalogue's
 * model; null for a model that the catalogue lacks and whose name begins like another's.
 */
export const OTHER_MODELS: Readonly<Record<string, readonly [string[], string | null][]>> = {
  Audi: [
    [['A3 e-tron'], 'A3'],
    [['Q8 e-tron', 'Q6 e-tron', 'A6 e-tron'], null],
  ],
  BMW: [[['2 Series Gran Tourer', '5 Series Gran Turismo', '6 Series Gran Turismo'], null]],
  BYD: [[['Seal 5', 'Seal 6'], null]],
  Citroen: [
    [['C4 Grand Picasso'], 'Grand C4 Picasso'],
    [['C3 Pluriel', 'C4 Aircross', 'C4 SpaceTourer', 'C4 X'], null],
  ],
  Fiat: [[['Grande Punto', 'Punto Evo'], 'Punto']],
  Ford: [
    [['Focus C-MAX'], 'C-MAX'],
    [['C-MAX Grand', 'Focus Grand C-MAX'], 'Grand C-MAX'],
    [['Ka Plus'], 'Ka+'],
    [['Tourneo Connect Grand'], 'Grand Tourneo Connect'],
  ],
  Honda: [[['e Ny1'], null]],
  Hyundai: [[['Ioniq 9'], null]],
  Jeep: [[['Cherokee Grand'], 'Grand Cherokee']],
  'Land Rover': [
    [['Disco'], 'Discovery'],
    [['Disco Sport'], 'Discovery Sport'],
    [['Rangie', 'Rangey'], 'Range Rover'],
  ],
  'Mercedes-Benz': [[['ML', 'ML Class'], 'M Class']],
  Mitsubishi: [[['Shogun Sport', 'Shogun Pinin'], null]],
  Nissan: [[['Qashqai Plus 2', 'Qashqai 2'], 'Qashqai+2']],
  Renault: [
    [['Megane Scenic'], 'Scenic'],
    [['Megane Grand Scenic', 'Scenic Grand'], 'Grand Scenic'],
    [['Grand Espace', 'Grand Modus'], null],
  ],
  SsangYong: [[['Korando Sports', 'Tivoli XLV'], null]],
  Subaru: [[['Legacy Outback'], 'Outback']],
  Suzuki: [[['SX4 S-Cross'], 'S-Cross']],
  Toyota: [
    [['Prius Plus'], 'Prius+'],
    [['Auris Verso', 'Avensis Verso', 'Corolla Cross', 'Corolla Verso', 'Yaris Verso'], null],
    [['Proace Max', 'Urban Cruiser EV'], null],
  ],
  Vauxhall: [
    [['Astra GTC'], 'GTC'],
    [['Astra-e', 'e-Astra'], 'Astra Electric'],
    [['Corsa-e', 'e-Corsa'], 'Corsa Electric'],
    [['Mokka-e', 'e-Mokka'], 'Mokka Electric'],
    [['Vivaro-e', 'e-Vivaro'], 'Vivaro Electric'],
    [['Insignia Grand Sport'], 'Insignia'],
    [['Vivaro Life', 'Zafira Life'], null],
  ],
  Volkswagen: [
    [['Passat CC'], 'CC'],
    [['Transporter Shuttle'], 'Shuttle'],
    [['Transporter California'], 'California'],
    [['Transporter Caravelle'], 'Caravelle'],
    [['Golf Plus'], null],
    [
      'Take Move High Look Club Cross Rock Groove Street Black White'
        .split(' ')
        .map((trim) => `${trim} Up`),
      'Up',
    ],
    [['New Beetle', 'Bug'], 'Beetle'],
  ],
};
