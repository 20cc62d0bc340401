import { type Address, type Hex, isAddress, isHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { UserFacingError } from '../../supabase/local/user-facing-error';
import type { DeployOptions } from './deploy';

type Environment = Record<string, string | undefined>;

function roleIn(env: Environment, name: string, fallback: Address): Address {
  const given = env[name];
  if (!given) return fallback;
  if (isAddress(given)) return given;
  throw new UserFacingError(`${name} is not an address.`);
}

/**
 * The network that CHAIN_RPC_URL names, if any. CHAIN_ADMIN, CHAIN_REGISTRAR, CHAIN_ARBITER and CHAIN_REWARDER are
 * the deployer's address by default. Throws UserFacingError without a usable key; never repeats the key.
 */
export function givenNetwork(env: Environment): DeployOptions | null {
  const { CHAIN_RPC_URL: rpcUrl, CHAIN_DEPLOYER_KEY: key } = env;
  if (!rpcUrl && !key) return null;
  if (!rpcUrl || !key)
    throw new UserFacingError(
      'Set both CHAIN_RPC_URL and CHAIN_DEPLOYER_KEY, or neither for a chain on this machine.',
    );
  const hex = key.startsWith('0x') ? key : `0x${key}`;
  if (!isHex(hex) || hex.length !== 66)
    throw new UserFacingError('CHAIN_DEPLOYER_KEY is not a private key of 64 hexadecimal digits.');
  const deployer = accountOf(hex);
  return {
    rpcUrl,
    deployer,
    roles: {
      admin: roleIn(env, 'CHAIN_ADMIN', deployer.address),
      registrar: roleIn(env, 'CHAIN_REGISTRAR', deployer.address),
      arbiter: roleIn(env, 'CHAIN_ARBITER', deployer.address),
      rewarder: roleIn(env, 'CHAIN_REWARDER', deployer.address),
    },
  };
}

function accountOf(key: Hex) {
  try {
    return privateKeyToAccount(key);
  } catch {
    // The library's message would quote the key.
    throw new UserFacingError('CHAIN_DEPLOYER_KEY is not a valid private key.');
  }
}
