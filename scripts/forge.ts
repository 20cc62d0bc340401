/** `npm run contracts:forge -- test --match-test Withdraw`: runs Foundry's forge on the contracts. */
import { forgeHere } from './contracts/foundry';
import { sayError } from './dev/report';

try {
  process.exitCode = forgeHere(process.argv.slice(2));
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
