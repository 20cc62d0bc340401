import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ROOT } from '@/scripts/dev/processes';

/** Entries of the project's folder that a build does not need. */
const LEFT_OUT = /^(\.git|\.data|\.next.*|node_modules\/\.cache)$/;

export const README = readFileSync(path.join(ROOT, 'deploy/README.md'), 'utf8');

/** Reads the blocks of commands of deploy/README.md: for which machine, of which kind, and their text. */
export function readBlocks(text: string) {
  const blocks = text.matchAll(/^( *)```sh (first|second|both) ?([\w-]*)\n([\s\S]*?)^\1```$/gm);
  return [...blocks].map(([, indent = '', machine = '', kind = '', body = '']) => ({
    machine,
    kind,
    commands: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

interface Options {
  /** The root of the fresh Debian. */
  root: string;
  /** The project's folder, and its folder with a build. */
  tree: string;
  build: string;
  variables: Record<string, string>;
}

/**
 * Runs the blocks of the first machine in a chroot, and replaces those of other kinds: the build is mounted, Node is this
 * machine's. Its mounts and processes end with it. Returns what it printed, and its exit code.
 */
export async function followReadme({ root, tree, build, variables }: Options) {
  const values = Object.entries(variables).map(([name, value]) => `export ${name}='${value}'`);
  const distribution = path.basename(build);
  const replaced: Record<string, string> = {
    values: `export DEBIAN_FRONTEND=noninteractive\n${values.join('\n')}`,
    build: `echo NEXT_DIST_DIR=${distribution} >> /etc/forecourt/site.env`,
  };
  const steps = readBlocks(README)
    .filter(({ machine }) => machine !== 'second')
    .map(({ kind, commands }) => (kind ? (replaced[kind] ?? '') : `cd /\n${commands}`));
  const target = path.join(root, 'opt/forecourt/builds/1');
  const mounts = readdirSync(tree)
    .filter((name) => !LEFT_OUT.test(name))
    .map((name) => [path.join(tree, name), path.join(target, name)]);
  mounts.push([build, path.join(target, distribution)], [build, path.join(target, '.next')]);
  mounts.push([process.execPath, path.join(root, 'usr/bin/node')]);
  for (const [from = '', to = ''] of mounts) {
    const isFolder = statSync(from).isDirectory();
    mkdirSync(isFolder ? to : path.dirname(to), { recursive: true });
    if (!isFolder) writeFileSync(to, '');
  }
  // Debian's installer writes these lines.
  writeFileSync(
    path.join(root, 'etc/hosts'),
    `127.0.0.1 localhost\n127.0.1.1 debian\n::1 localhost ip6-localhost ip6-loopback\n`,
  );
  copyFileSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'));
  writeFileSync(path.join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const systemctl = path.join(root, 'usr/bin/systemctl');
  rmSync(systemctl, { force: true });
  writeFileSync(systemctl, readFileSync(path.join(import.meta.dirname, 'systemctl.mjs')), {
    mode: 0o755,
  });
  writeFileSync(path.join(root, 'steps.sh'), `set -eux\n${steps.join('\n')}`);
  const inside = [
    'set -e',
    ...mounts.map(([from, to]) => `mount --bind '${from}' '${to}'`),
    `mount -t proc proc '${root}/proc'`,
    `mount --rbind /dev '${root}/dev'`,
    `chroot '${root}' /bin/sh /steps.sh`,
  ].join('\n');
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
  const child = spawn('unshare', [...namespaces, 'sh', '-c', inside], { stdio: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      printed += part;
    });
  const [code] = await once(child, 'exit');
  return { code: Number(code), printed };
}
