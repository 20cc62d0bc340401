/** `npm run lint:commits`: checks the subject of each commit since the rule began. */
import { spawnSync } from 'node:child_process';
import { subjectFault } from './dev/commit-subject';

/** The last commit before the rule. */
const BEFORE = 'ff135e3474973b45e4a3c137a26afdc5f6e1425d';

const log = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${BEFORE}..HEAD`], {
  encoding: 'utf8',
});
// An archive has no history, and a shallow clone has a part of it.
if (log.status !== 0) console.log('The history is not here: no subject is checked.');
for (const line of (log.stdout ?? '').split('\n').filter(Boolean)) {
  const [hash, ...words] = line.split(' ');
  const fault = subjectFault(words.join(' '));
  if (!fault) continue;
  console.error(`${hash} ${words.join(' ')}: ${fault}`);
  process.exitCode = 1;
}
