import milesGas from '@/contracts/gas/Miles.json';
import escrowGas from '@/contracts/gas/VehicleEscrow.json';
import titleGas from '@/contracts/gas/VehicleTitle.json';
import { formatNumber } from '@/lib/format';

const RANDOM_VALUES = '256 random values each';
const RANDOM_SALES = '32 runs of 60 random acts by six people';

/** The promises of the contracts, and how often the tests try each (`contracts/foundry.toml`, `contracts/test`). */
export const contractTests = [
  [
    'Money in is money held, owed and paid out, to the last unit, even if coins are forced on the contract',
    RANDOM_SALES,
  ],
  ['Each person gets what their ended sales give, and no more', RANDOM_SALES],
  ['A title is always with a seller, a buyer or the escrow, and is never lost', RANDOM_SALES],
  ['The terms of a sale never change once it is open', RANDOM_SALES],
  [
    'After any of this, the two parties alone can end every sale and take everything out',
    'Once after each of those runs',
  ],
  [
    'No state is jumped, and only those entitled move a sale, each in time',
    '1,323 cases: nine acts in seven states by seven callers, before, at and after the time limit',
  ],
  ['Only the exact price is taken; one unit more or less is refused', RANDOM_VALUES],
  [
    'A deposit is taken for the title and the seller that it names, or not at all: a reorganisation of the chain cannot move it to another sale',
    RANDOM_VALUES,
  ],
  ['Nothing is paid to the zero address, where it would be lost', RANDOM_SALES],
  [
    'A party that calls back while it is paid, or takes no money or no tokens, gains nothing and blocks nobody else',
    'Seven cases with hostile contracts',
  ],
  [
    'Only a registrar issues a title, once for a vehicle; only its holder moves it; nobody moves it out of escrow',
    RANDOM_VALUES,
  ],
  [
    'MILES are minted for an act only, once, in a fixed amount, up to the cap; a permit approves once, until its deadline',
    RANDOM_VALUES,
  ],
] as const;

const ACTS = [
  ['Issue a title', 'Registrar', titleGas.issue],
  ['Approve the escrow for a title', 'Seller', titleGas.approve],
  ['Open a sale', 'Seller', escrowGas.open],
  ['Pay in', 'Buyer', escrowGas.deposit],
  ['Accept', 'Buyer', escrowGas.accept],
  ['Object', 'Either party', escrowGas.dispute],
  ['Decide', 'Arbiter', escrowGas.resolve],
  ['Give up', 'Seller', escrowGas.giveUp],
  ['Call off before the deposit', 'Either party', escrowGas.cancel],
  ['Claim after silence', 'Seller', escrowGas.claim],
  ['Reclaim after no decision', 'Buyer', escrowGas.reclaim],
  ['Withdraw', 'Whoever is owed', escrowGas.withdraw],
  ['Reward an act with MILES', 'Rewarder', milesGas.reward],
] as const;

/** The acts of a sale that both parties want, from the title's approval to the seller's withdrawal. */
const SALE = [
  titleGas.approve,
  escrowGas.open,
  escrowGas.deposit,
  escrowGas.accept,
  escrowGas.withdraw,
];

/** The gas of such a sale. */
export const gasOfSale = SALE.reduce((sum, gas) => sum + Number(gas), 0);

/** Each act with the payer of its fee, and its gas as a transaction of its own. */
export const gasOfActs = ACTS.map(
  ([act, payer, gas]) => [act, payer, formatNumber(Number(gas))] as const,
);
