// npm run demo [-- --vehicles 1200]: runs backend and site locally with a production build; seeds so many vehicles.
import { parseArgs } from 'node:util';
import { run } from './dev/runner';

const { values } = parseArgs({ options: { vehicles: { type: 'string' } } });
await run('demo', values.vehicles);
