/** `npm run lint:imports`: checks all imports by the rules of tests/dependency-cruiser.mjs. */
import { format } from 'dependency-cruiser';
import { checkImports } from './dev/imports';

const result = await checkImports();
const { totalCruised, violations } = result.summary;
if (violations.length > 0) console.error((await format(result, { outputType: 'err' })).output);
else console.log(`${totalCruised} modules keep the import rules.`);
process.exitCode = Number(violations.length > 0);
