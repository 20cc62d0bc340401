// npm run -s adverts:verify -- https://forecourt.example [--known ROOTS.json] [--openings FILE.ndjson]
// Checks the chain of adverts without the site's code, from its public addresses or from a folder with copies of
// advert-roots.json and advert-chain/{day}.ndjson, and says the first row that is wrong. --known takes a copy of the roots
// made earlier: the chain must still hold what it held. --openings takes what an advert's page offers, or the
// advert_events of a person's own data: each must be what its leaf was made of.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { load, toLines } from './adverts/load';
import { verify } from './adverts/verify';

const options = { known: { type: 'string' }, openings: { type: 'string' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const kept = (name?: string) => (name ? readFileSync(name, 'utf8') : undefined);
try {
  const roots = JSON.parse(kept(values.known) ?? 'null') ?? undefined;
  const file = kept(values.openings);
  const openings = file === undefined ? undefined : toLines(file, 'the openings');
  const [published, rows] = await load(positionals[0] ?? 'http://localhost:3000');
  console.log(verify(published, rows, { roots, openings }).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
