/**
 * Mutation test of the product specification: applies one mutation at a time to a copy of the project
 * and runs the tests that must fail. `npm run test:mutate` [-- part-of-a-file's-name] [--database]
 * [--journeys] (journeys rebuild the site for each mutation). Prints the score and the survivors.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  constants,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type MutationGroup, siteMutations } from './mutate/mutations';
import { sellingMutations } from './mutate/selling-mutations';
import { vehicleMutations } from './mutate/vehicle-mutations';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'boolean' }, journeys: { type: 'boolean' } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'forecourt-mutants-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));

const whole = { recursive: true, mode: constants.COPYFILE_FICLONE, verbatimSymlinks: true };

function copyProject() {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) cpSync(join(root, file), join(copy, file));
  // Turbopack does not resolve packages through a symlink that leaves the project root.
  if (options.journeys) cpSync(join(root, 'node_modules'), join(copy, 'node_modules'), whole);
  else symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

/** Returns whether the tests pass in the copy. */
function passes({ tests, kind }: MutationGroup): boolean {
  const run = (command: string, files: string[] = []) =>
    spawnSync('npx', [...command.split(' '), ...files], {
      cwd: copy,
      stdio: 'ignore',
      env: { ...process.env, CI: '1', NEXT_DIST_DIR: '.next-test' },
    }).status === 0;
  if (kind !== 'journey')
    return run(
      `vitest run --config tests/vitest.config.ts --project ${kind ?? 'unit'} --bail=1`,
      tests,
    );
  const journeys = 'playwright test --config e2e/playwright.config.ts --retries=0 -x';
  return run('next build') && run(journeys, tests);
}

/** Changes a sentence's last letter. */
const misspelt = (sentence: string) =>
  sentence.replace(/[a-z](?=[^a-z]*$)/i, (letter) => (letter === 'q' ? 'z' : 'q'));

const isComment = (text: string, at: number) =>
  /^\s*(?:\/\/|\/?\*)/.test(text.slice(text.lastIndexOf('\n', at) + 1, at));

/** Yields each mutated text of a group's file, with a description of the mutation. */
function* mutants({ file, sentences = [], values = [] }: MutationGroup) {
  const text = readFileSync(join(root, file), 'utf8');
  const changes = [...sentences.map((find) => [find, misspelt(find)] as const), ...values];
  for (const [find, replace] of changes) {
    const places = text
      .split(find)
      .slice(0, -1)
      .map((_, index, parts) => parts.slice(0, index + 1).join(find).length);
    const inCode = places.filter((at) => !isComment(text, at));
    if (inCode.length === 0)
      throw new Error(`${file} has no ${JSON.stringify(find)}: mend scripts/mutate`);
    for (const at of inCode)
      yield {
        change: `${find} → ${replace || 'nothing'}`,
        text: text.slice(0, at) + replace + text.slice(at + find.length),
      };
  }
}

copyProject();
const isWanted = ({ file, kind }: MutationGroup) =>
  (kind === undefined || (kind === 'database' ? options.database : options.journeys)) &&
  (positionals.length === 0 || positionals.some((part) => file.includes(part)));
const wanted = [...vehicleMutations, ...sellingMutations, ...siteMutations]
  .filter(isWanted)
  .map((group) => ({ group, all: [...mutants(group)] }));
const survivors: string[] = [];
let count = 0;
for (const { group, all } of wanted) {
  if (!passes(group)) throw new Error(`${group.tests.join(', ')}: fails without any change`);
  const path = join(copy, group.file);
  const original = readFileSync(path, 'utf8');
  for (const { change, text } of all) {
    writeFileSync(path, text);
    const isKilled = !passes(group);
    writeFileSync(path, original);
    count += 1;
    console.log(
      `${isKilled ? 'noticed ' : 'SURVIVED'} ${group.file}: ${change.replaceAll('\n', '⏎')}`,
    );
    if (!isKilled) survivors.push(`${group.file}: ${change}`);
  }
}
console.log(`${count - survivors.length} of ${count} changes noticed.`);
if (survivors.length) console.log(`Survived:\n${survivors.join('\n')}`);
process.exitCode = survivors.length ? 1 : 0;
