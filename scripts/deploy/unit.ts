import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../dev/processes';

const NODE = '/usr/bin/node ';

/**
 * Reads the arguments of Node and the variables from a unit of deploy/systemd, as systemd would for this instance. Of
 * the settings it knows those that the units use; their EnvironmentFile is the caller's.
 */
export function readUnit(name: string, instance = '') {
  const text = readFileSync(path.join(ROOT, 'deploy/systemd', name), 'utf8');
  const values = (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) =>
      value.replaceAll('%i', instance),
    );
  const variables = values('Environment').flatMap((line) => line.split(' '));
  const environment: Record<string, string> = Object.fromEntries(
    variables.map((each) => {
      const [variable = ''] = each.split('=', 1);
      return [variable, each.slice(variable.length + 1)];
    }),
  );
  const [command = ''] = values('ExecStart');
  if (!command.startsWith(NODE)) throw new Error(`${name} does not start Node.`);
  const expanded = command
    .slice(NODE.length)
    .replace(/\$\{(\w+)\}/g, (_, variable) => environment[variable] ?? '');
  return { args: expanded.split(' '), environment };
}
