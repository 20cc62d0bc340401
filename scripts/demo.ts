// npm run demo: runs backend and site locally with a production build.
import { run } from './dev/runner';

await run('demo');
