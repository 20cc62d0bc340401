// npm run demo: the whole product on this machine, as it would run in production.
import { run } from './dev/runner';

await run('demo');
