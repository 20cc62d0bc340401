import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../dev/processes';

/** Folder of the modules that `npm run contracts:build` writes. */
const FOLDER = 'lib/web3/contracts';
const NOTE = '// Written by `npm run contracts:build`: do not edit.';

const CONTRACTS = [
  { name: 'VehicleTitle', file: 'vehicle-title' },
  { name: 'VehicleEscrow', file: 'vehicle-escrow' },
  { name: 'Miles', file: 'miles' },
];
/** Contracts that are deployed; the escrow creates the contract of titles. */
const DEPLOYED = ['VehicleEscrow', 'Miles'];

interface Artifact {
  abi: { type: string; name?: string }[];
  bytecode: { object: string };
}

const artifactOf = (name: string): Artifact =>
  JSON.parse(readFileSync(path.join(ROOT, `.data/contracts/out/${name}.sol/${name}.json`), 'utf8'));

const variable = (name: string) => name[0]?.toLowerCase() + name.slice(1);
/** Leaves out `internalType`, which names Solidity's own types: callers do not need them. */
const withoutInternals = (key: string, value: unknown) =>
  key === 'internalType' ? undefined : value;

function abiModule(name: string): string {
  const lines = artifactOf(name).abi.map(
    (entry) => `  ${JSON.stringify(entry, withoutInternals)},`,
  );
  return `${NOTE}\nexport const ${variable(name)}Abi = [\n${lines.join('\n')}\n] as const;\n`;
}

function bytecodeModule(): string {
  const lines = DEPLOYED.map((name) => {
    const { object } = artifactOf(name).bytecode;
    return `export const ${variable(name)}Bytecode =\n  '${object}';\n`;
  });
  return `${NOTE}\n${lines.join('\n')}`;
}

/** Returns the modules made from the last build of the contracts: paths from the root, with their text. */
export function contractModules(): [file: string, text: string][] {
  return [
    ...CONTRACTS.map(({ name, file }): [string, string] => [
      `${FOLDER}/${file}-abi.ts`,
      abiModule(name),
    ]),
    [`${FOLDER}/bytecode.ts`, bytecodeModule()],
  ];
}
