import type { Hex } from 'viem';
import {
  decodeAbiParameters,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  keccak256,
  parseEther,
  toHex,
} from 'viem/utils';
import { vehicleEscrowBytecode } from '../contracts/bytecode';
import { vehicleEscrowAbi } from '../contracts/vehicle-escrow-abi';
import { vehicleTitleAbi } from '../contracts/vehicle-title-abi';
import { type Act, callOf, type Person, type Terms } from './acts';
import type { Chain, Outcome } from './chain';

/** Accounts without an owner: their addresses are hashes of these words. */
const accountOf = (name: string): Hex =>
  getAddress(`0x${keccak256(toHex(`Forecourt simulator: ${name}`)).slice(-40)}`);

const REGISTRAR = accountOf('registrar');
const PEOPLE_ACCOUNTS = {
  seller: accountOf('seller'),
  buyer: accountOf('buyer'),
  arbiter: accountOf('arbiter'),
};
const TITLE_HASH = keccak256(toHex('Forecourt simulator: salt and VIN'));
export const PRICE = parseEther('7');
const SAVINGS = parseEther('20');

/** A step by one of the parties. */
export interface Step {
  by: Person;
  act: Act;
  /** Amount sent with it, in wei. */
  value?: bigint;
  /** Seconds since 1970. */
  at: number;
}

/** The state of the sale, and the holders of title and money. */
export interface Standing {
  /** The number of `IVehicleEscrowTypes.State`. */
  state: number;
  /** Seconds since 1970; 0 without one. */
  deadline: number;
  titleHolder: Hex;
  /** In wei. */
  inEscrow: bigint;
  balances: Record<Person, bigint>;
  /** Amount that each party can withdraw, in wei. */
  credits: Record<Person, bigint>;
}

/** Sets up a sale: the contracts, a title for the seller and money for the buyer. */
export async function createSale(chain: Chain, start: number) {
  const terms = await deploy();

  async function deploy(): Promise<Terms> {
    const { arbiter, seller, buyer } = PEOPLE_ACCOUNTS;
    const { created } = await chain.send({
      from: REGISTRAR,
      data: encodeDeployData({
        abi: vehicleEscrowAbi,
        bytecode: vehicleEscrowBytecode,
        args: [REGISTRAR, REGISTRAR, arbiter],
      }),
      at: start,
    });
    if (!created) throw new Error('The escrow was not deployed');
    const escrow = getAddress(created);
    const data = encodeFunctionData({ abi: vehicleEscrowAbi, functionName: 'TITLES' });
    const told = await chain.call({ from: REGISTRAR, to: escrow, data, at: start });
    const [titles] = decodeAbiParameters([{ type: 'address' }], told.data);
    const issue = encodeFunctionData({
      abi: vehicleTitleAbi,
      functionName: 'issue',
      args: [seller, TITLE_HASH],
    });
    await chain.send({ from: REGISTRAR, to: titles, data: issue, at: start });
    await chain.fund(buyer, SAVINGS);
    return {
      escrow,
      titles,
      titleId: BigInt(TITLE_HASH),
      saleId: 1n,
      people: PEOPLE_ACCOUNTS,
      price: PRICE,
    };
  }

  const transactionOf = ({ by, act, value = 0n, at }: Step) => ({
    ...callOf(act, by, terms),
    from: terms.people[by],
    value,
    at,
  });

  async function ask(to: Hex, data: Hex): Promise<Hex> {
    return (await chain.call({ from: REGISTRAR, to, data, at: start })).data;
  }

  async function standing(): Promise<Standing> {
    const { escrow, titles, titleId, saleId, people } = terms;
    const abi = vehicleEscrowAbi;
    const sale = decodeFunctionResult({
      abi,
      functionName: 'getSale',
      data: await ask(escrow, encodeFunctionData({ abi, functionName: 'getSale', args: [saleId] })),
    });
    const holder = await ask(
      titles,
      encodeFunctionData({ abi: vehicleTitleAbi, functionName: 'ownerOf', args: [titleId] }),
    );
    const credit = async (person: Person) =>
      BigInt(
        await ask(
          escrow,
          encodeFunctionData({ abi, functionName: 'credit', args: [people[person]] }),
        ),
      );
    const balance = (person: Person) => chain.balanceOf(people[person]);
    return {
      state: sale.state,
      deadline: sale.deadline,
      titleHolder: decodeAbiParameters([{ type: 'address' }], holder)[0],
      inEscrow: await chain.balanceOf(escrow),
      balances: {
        seller: await balance('seller'),
        buyer: await balance('buyer'),
        arbiter: await balance('arbiter'),
      },
      credits: {
        seller: await credit('seller'),
        buyer: await credit('buyer'),
        arbiter: await credit('arbiter'),
      },
    };
  }

  return {
    terms,
    /** Takes a step; a step that the contract refuses makes no changes. */
    async take(step: Step): Promise<Outcome> {
      const outcome = await chain.send(transactionOf(step));
      if (step.act === 'open' && outcome.ok) terms.saleId = BigInt(outcome.data);
      return outcome;
    },
    /** Returns the outcome of a step without taking it. */
    foresee: (step: Step): Promise<Outcome> => chain.call(transactionOf(step)),
    standing,
  };
}
