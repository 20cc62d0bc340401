import { type HDAccount, mnemonicToAccount } from 'viem/accounts';
import type { Roles } from './deploy';

/** Anvil's own mnemonic, which is public: the accounts hold coins of no value. */
const WORDS = 'test test test test test test test test test test test junk';
const NAMES = ['deployer', 'admin', 'registrar', 'arbiter', 'rewarder', 'seller', 'buyer'] as const;

type LocalAccounts = Record<(typeof NAMES)[number], HDAccount>;

/** Returns anvil's accounts, which have 10,000 coins each, by their parts. */
export const localAccounts = () =>
  Object.fromEntries(
    NAMES.map((name, addressIndex) => [name, mnemonicToAccount(WORDS, { addressIndex })]),
  ) as LocalAccounts;

/** Returns the account of each role on a local chain. */
export const rolesOf = ({ admin, registrar, arbiter, rewarder }: LocalAccounts): Roles => ({
  admin: admin.address,
  registrar: registrar.address,
  arbiter: arbiter.address,
  rewarder: rewarder.address,
});
