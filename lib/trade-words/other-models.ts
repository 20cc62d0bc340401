/**
 * Other names of models by make, as registries, dealers and buyers write them, with the catalogue's
 * model; null for a model that the catalogue lacks and whose name begins like another's.
 */
export const OTHER_MODELS: Readonly<Record<string, readonly [string[], string | null][]>> = {
  Abarth: [
    [['595C'], '595'],
    [['695C'], '695'],
  ],
  Audi: [
    [['A3 e-tron'], 'A3'],
    [['Q4', 'Q4 Sportback e-tron'], 'Q4 e-tron'],
    [['Q8 e-tron', 'Q6 e-tron', 'A6 e-tron'], null],
  ],
  BMW: [
    [['i3s'], 'i3'],
    [['2 Series Gran Tourer', '5 Series Gran Turismo', '6 Series Gran Turismo'], null],
  ],
  BYD: [[['Seal 5', 'Seal 6'], null]],
  Citroen: [
    [['C4 Grand Picasso'], 'Grand C4 Picasso'],
    [['e-Berlingo'], 'Berlingo'],
    [['e-C3 Aircross'], 'C3 Aircross'],
    [['e-C5 Aircross'], 'C5 Aircross'],
    [['e-Dispatch'], 'Dispatch'],
    [['e-SpaceTourer'], 'SpaceTourer'],
    [['C3 Pluriel', 'C4 Aircross', 'C4 SpaceTourer', 'C4 X', 'e-C4 X'], null],
  ],
  Fiat: [
    [['Grande Punto', 'Punto Evo'], 'Punto'],
    [['e-Doblo'], 'Doblo'],
    [['e-Ducato'], 'Ducato'],
    [['e-Scudo'], 'Scudo'],
  ],
  Ford: [
    [['Focus C-MAX'], 'C-MAX'],
    [['C-MAX Grand', 'Focus Grand C-MAX'], 'Grand C-MAX'],
    [['Ka Plus'], 'Ka+'],
    [['Tourneo Connect Grand'], 'Grand Tourneo Connect'],
    [['e-Tourneo Custom'], 'Tourneo Custom'],
    [['e-Transit'], 'Transit'],
    [['e-Transit Courier'], 'Transit Courier'],
    [['e-Transit Custom'], 'Transit Custom'],
  ],
  GWM: [[['Funky Cat'], 'ORA 03']],
  Honda: [[['e Ny1'], null]],
  Hyundai: [[['Ioniq 9'], null]],
  Jeep: [[['Cherokee Grand'], 'Grand Cherokee']],
  Kia: [[['e-Soul'], 'Soul EV']],
  'Land Rover': [
    [['90 Defender', '110 Defender', '130 Defender'], 'Defender'],
    [['Disco'], 'Discovery'],
    [['Disco Sport'], 'Discovery Sport'],
    [['Rangie', 'Rangey'], 'Range Rover'],
  ],
  'Mercedes-Benz': [
    [['ML', 'ML Class'], 'M Class'],
    [['eSprinter'], 'Sprinter'],
    [['eVito'], 'Vito'],
  ],
  Mitsubishi: [[['Shogun Sport', 'Shogun Pinin'], null]],
  Nissan: [
    [['Qashqai Plus 2', 'Qashqai 2'], 'Qashqai+2'],
    [['e-NV200'], 'NV200'],
  ],
  Peugeot: [
    [['e-308'], '308'],
    [['e-3008'], '3008'],
    [['e-5008'], '5008'],
    [['e-Expert'], 'Expert'],
    [['e-Partner'], 'Partner'],
    [['e-Rifter'], 'Rifter'],
  ],
  Renault: [
    [['Megane Scenic'], 'Scenic'],
    [['Megane Grand Scenic', 'Scenic Grand'], 'Grand Scenic'],
    [['Grand Espace', 'Grand Modus'], null],
  ],
  Skoda: [[['Citigo-e', 'Citigo-e iV'], 'Citigo']],
  SsangYong: [[['Korando Sports', 'Tivoli XLV'], null]],
  Subaru: [[['Legacy Outback'], 'Outback']],
  Suzuki: [[['SX4 S-Cross'], 'S-Cross']],
  Toyota: [
    [['GR Supra'], 'Supra'],
    [['Prius Plus'], 'Prius+'],
    [['Auris Verso', 'Avensis Verso', 'Corolla Cross', 'Corolla Verso', 'Yaris Verso'], null],
    [['Proace Max', 'Urban Cruiser EV'], null],
  ],
  Vauxhall: [
    [['Astra GTC'], 'GTC'],
    [['Astra-e', 'e-Astra'], 'Astra Electric'],
    [['Combo-e'], 'Combo'],
    [['Combo-e Life'], 'Combo Life'],
    [['Corsa-e', 'e-Corsa'], 'Corsa Electric'],
    [['Mokka-e', 'e-Mokka'], 'Mokka Electric'],
    [['Movano-e'], 'Movano'],
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
    // With a space: 'e up to 10k' does not mean it in a search.
    [['e Up'], 'Up'],
    [
      'Take Move High Look Club Cross Rock Groove Street Black White'
        .split(' ')
        .map((trim) => `${trim} Up`),
      'Up',
    ],
    [['New Beetle', 'Bug'], 'Beetle'],
  ],
};
