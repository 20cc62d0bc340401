import card from './model-card.json';

const { data, version, groupsNote } = card;
const count = (number: number) => number.toLocaleString('en-GB');

const wrapped = (text: string) => text.replace(/(.{1,104})(?: |$)/g, '  $1\n');

/** Describes, as plain text, the source of the model's data and the making of the model. */
export const dataRecipe = () => `How to make the valuation model ${version}

Source
  "100,000 UK Used Car Data Set" (Aditya Desai, Kaggle; CC0 as stated there): asking prices of a listings
  site in ${data.year}, one CSV for each of nine makes: Audi, BMW, Ford, Hyundai, Mercedes-Benz, Skoda, Toyota,
  Vauxhall, Volkswagen.

Cleaning
  The nine files in one, with a column for the make (the further files of single models hold the same
  adverts and are left out); columns make, model, year, price, transmission, mileage, fuel_type and
  engine_size. Exact duplicates and the year 2060 are removed, and a part is set aside and never used:
  ${count(data.rows)} adverts remain. An engine size of 0 counts as unknown. The file with its SHA-256:
  ${data.sha256}

Split
  ${count(data.fitted)} adverts are fitted, ${count(data.test)} only measured. Adverts are divided by a hash of all their
  features but the price, so that near-duplicates stay on one side; so are the five folds of the ranges.
${wrapped(groupsNote)}
Training
  npm ci && npm run valuation:train -- --data adverts.csv
  takes 4 to 18 minutes on two cores and gives the same trees and figures for the same file each time. A
  model with at least 20 adverts has trees of its own data; others share the general trees.

After the model
  Prices of ${data.year} are carried to 2022 by fuel and age, and to 2024 by the ONS index of second-hand cars (CPIH
  07.1.1B, 2015 = 100), the last known. Both ranges are widened by what prices of such cars have moved
  apart since. Condition, great age and great mileage: by the tables in predict.py and model.json.gz.
  Figures are rounded to 10 pounds.

Checking
  python3 predict.py model.json.gz < cars.txt
  agrees with the site to the pound.
`;
