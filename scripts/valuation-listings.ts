// npm run valuation:listings: learns from what real adverts of the site ask, values active vehicles without a current
// valuation and works out their running costs, in DATABASE_URL or the demo's database. Run it daily and after each update
// of the model or the rates of tax. It does nothing while another process does the same work.

import { withAdvisoryLock } from './dev/advisory-lock';
import { oneLine, withGivenDatabase } from './dev/given-database';
import { sayError } from './dev/report';
import { costCatalogue, learnFromCatalogue, valueCatalogue } from './seed/seed';

// process.exit runs the exit handlers, which stop the database server; stored valuations remain.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const MAX_SILENT_MS = 5000;

async function valueAndCost(databaseUrl: string) {
  const started = performance.now();
  let said = started;
  const onProgress = (done: number) => {
    if (performance.now() - said < MAX_SILENT_MS) return;
    said = performance.now();
    console.log(`${done.toLocaleString('en-GB')} listings …`);
  };
  const { adverts, isNew } = await learnFromCatalogue(databaseUrl);
  if (isNew) console.log(`Values corrected by ${adverts.toLocaleString('en-GB')} own adverts`);
  const { valued, left } = await valueCatalogue(databaseUrl, { onProgress });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${valued.toLocaleString('en-GB')} valued in ${seconds} s, ${left.toLocaleString('en-GB')} left without a valuation`,
  );
  const costed = await costCatalogue(databaseUrl);
  console.log(`${costed.toLocaleString('en-GB')} given running costs`);
}

try {
  await withGivenDatabase(async (databaseUrl) => {
    const run = () => valueAndCost(databaseUrl);
    if (!(await withAdvisoryLock(databaseUrl, 'valuation:listings', run)))
      console.log('Another process values the listings: nothing done.');
  });
} catch (error) {
  sayError(oneLine(error));
  process.exitCode = 1;
}
