/**
 * `npm run contracts:chain`: starts a chain on this machine with the contracts on it, until it is stopped. With CHAIN_RPC_URL
 * and CHAIN_DEPLOYER_KEY it deploys to that test network instead.
 */
import { type Chain, startAnvil } from './contracts/anvil';
import { type Deployment, deploy } from './contracts/deploy';
import { givenNetwork } from './contracts/given-network';
import { localAccounts, rolesOf } from './contracts/local-accounts';
import { whenNpmEnds } from './dev/npm';
import { say, sayError } from './dev/report';

const PORT = Number(process.env.CHAIN_PORT || 8545);

/** Prints the deployment. `localUrl` is the server's address if it may be printed: another address can hold a key. */
function sayDeployment(deployment: Deployment, localUrl?: string): void {
  const { network, chainId, escrow, titles, miles, fromBlock } = deployment;
  say(`deployed to ${network}, chain ${chainId}`);
  say(`VehicleEscrow ${escrow}`);
  say(`VehicleTitle  ${titles}`);
  say(`Miles         ${miles}`);
  const contracts = { titles, miles, escrow, fromBlock };
  const networks = [{ chainId, ...(localUrl && { rpcUrl: localUrl }), contracts }];
  say(`to offer it on the site: WALLET_NETWORKS='${JSON.stringify(networks)}'`);
}

async function runLocally(): Promise<void> {
  const chain: Chain = await startAnvil({ port: PORT });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await chain.stop();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
  whenNpmEnds(stop);
  try {
    const accounts = localAccounts();
    const deployer = accounts.deployer;
    const { rpcUrl } = chain;
    sayDeployment(await deploy({ rpcUrl, deployer, roles: rolesOf(accounts) }), rpcUrl);
    for (const [name, { address }] of Object.entries(accounts))
      say(`${name.padEnd(13)} ${address}`);
    say(`${chain.rpcUrl} answers until Ctrl-C; nothing here is worth anything`);
    const code = await chain.exited;
    if (!stopping) throw new Error(`anvil ended by itself, with ${code}`);
  } finally {
    await stop();
  }
}

try {
  const given = givenNetwork(process.env);
  if (given) sayDeployment(await deploy(given));
  else await runLocally();
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
