import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createPublicClient, http } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Chain, startAnvil } from '../../scripts/contracts/anvil';
import { localAccounts } from '../../scripts/contracts/local-accounts';
import { ROOT } from '../../scripts/dev/processes';

const SCRIPT = ['--import', 'tsx', path.join(ROOT, 'scripts/chain.ts')];
const KEY = `0x${Buffer.from(localAccounts().deployer.getHdKey().privateKey ?? []).toString('hex')}`;
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A chain that says it is Ethereum's main network. */
let mainnet: Chain;
beforeAll(async () => {
  mainnet = await startAnvil({ port: 0, chainId: 1 });
}, 180_000);
afterAll(() => mainnet.stop());

it('refuses the main network before it sends anything', { timeout: 180_000 }, async () => {
  const env = { ...process.env, CHAIN_RPC_URL: mainnet.rpcUrl, CHAIN_DEPLOYER_KEY: KEY };
  const { status, stdout, stderr } = spawnSync(process.execPath, SCRIPT, { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^Chain 1 is not a known test network.*nothing was sent\./);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(status).toBe(1);
  const { address } = localAccounts().deployer;
  const chain = createPublicClient({ transport: http(mainnet.rpcUrl) });
  expect(await chain.getTransactionCount({ address })).toBe(0);
});

it('deploys to a test network that the environment names', { timeout: 180_000 }, async () => {
  const chain = await startAnvil({ port: 0, chainId: 11_155_111 });
  try {
    const env = { ...process.env, CHAIN_RPC_URL: chain.rpcUrl, CHAIN_DEPLOYER_KEY: KEY };
    const child = spawn(process.execPath, SCRIPT, { env });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(said).toContain('deployed to Sepolia, chain 11155111');
    const address = /VehicleEscrow (0x\w{40})/.exec(said)?.[1] as `0x${string}`;
    const code = await createPublicClient({ transport: http(chain.rpcUrl) }).getCode({ address });
    expect(code?.length).toBeGreaterThan(1000);
  } finally {
    await chain.stop();
  }
  expect(isRunning(chain.pid)).toBe(false);
});

it.skipIf(process.platform === 'win32')(
  'stops its chain when it is stopped',
  async () => {
    const env = { ...process.env, CHAIN_PORT: '0', CHAIN_RPC_URL: '', CHAIN_DEPLOYER_KEY: '' };
    const child = spawn(process.execPath, SCRIPT, { env });
    let said = '';
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const found = /(http:\S+) answers until Ctrl-C/.exec(said)?.[1];
        if (found) resolve(found);
      });
      child.once('close', () => reject(new Error(said)));
    });
    expect(said).toMatch(/deployed to a chain on this machine, chain 31337/);
    expect(said).toMatch(/Miles +0x\w{40}/);
    const chain = createPublicClient({ transport: http(url, { retryCount: 0 }) });
    expect(await chain.getChainId()).toBe(31_337);
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([0, null]);
    await expect(chain.getChainId()).rejects.toThrow();
  },
  60_000,
);
