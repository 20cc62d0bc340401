#!/usr/bin/env node
// Stands for systemctl in a chroot, where no systemd runs: starts what the units say, as their user and with their
// variables. It leaves out their limits and sandboxes. A timer's unit is checked, not run.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';

const STATE = '/run/stand-in';
const UNITS = ['/etc/systemd/system', '/lib/systemd/system'];
mkdirSync(STATE, { recursive: true });

function readUnit(name) {
  const [, base = name, instance = '', suffix = '.service'] =
    /^([^@.]+@?)([^.]*)(\.\w+)?$/.exec(name) ?? [];
  const file = UNITS.map((folder) => `${folder}/${base}${suffix}`).find(existsSync);
  if (!file) throw new Error(`There is no unit ${name}.`);
  const text = readFileSync(file, 'utf8').replaceAll('%i', instance);
  const all = (key) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);
  return { all, one: (key) => all(key)[0], isTimer: suffix === '.timer', service: base + instance };
}

function environmentOf({ all }) {
  const environment = { PATH: process.env.PATH };
  const set = (line) => {
    const at = line.indexOf('=');
    if (at > 0) environment[line.slice(0, at)] = line.slice(at + 1);
  };
  for (const line of all('Environment')) line.split(' ').forEach(set);
  for (const file of all('EnvironmentFile')) {
    const path = file.replace(/^-/, '');
    if (existsSync(path)) readFileSync(path, 'utf8').split('\n').forEach(set);
    else if (!file.startsWith('-')) throw new Error(`${path} is missing.`);
  }
  return environment;
}

/** The arguments of a program that runs this line as the unit's user. */
function asUser({ one }, line) {
  const user = one('User');
  const folder = one('WorkingDirectory');
  if (folder && !existsSync(folder)) throw new Error(`${folder} is missing.`);
  const command = `cd ${folder ?? '/'} && exec ${line.replace(/^-/, '')}`;
  const shell = ['sh', '-c', command];
  return user
    ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups', ...shell]
    : shell;
}

const pidOf = (name) => {
  const file = `${STATE}/${name}.pid`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
};

function start(name) {
  const unit = readUnit(name);
  if (unit.isTimer) {
    const [program] = readUnit(unit.service).one('ExecStart').split(' ');
    if (!existsSync(program)) throw new Error(`${name} would run ${program}, which is missing.`);
    return;
  }
  const env = environmentOf(unit);
  for (const folder of unit.all('RuntimeDirectory'))
    execFileSync('install', ['-d', '-o', unit.one('User') ?? 'root', `/run/${folder}`]);
  const output = openSync(`${STATE}/${name}.log`, 'a');
  const stdio = ['ignore', output, output];
  const run = (line) => {
    const [program, ...args] = asUser(unit, line);
    return spawnSync(program, args, { env, stdio }).status === 0 || line.startsWith('-');
  };
  const fail = (line) => {
    throw new Error(`${name} failed: ${line}\n${readFileSync(`${STATE}/${name}.log`, 'utf8')}`);
  };
  for (const line of unit.all('ExecStartPre')) if (!run(line)) fail(line);
  const line = unit.one('ExecStart');
  if (/forking|oneshot/.test(unit.one('Type') ?? '')) {
    if (!run(line)) fail(line);
  } else {
    const [program, ...args] = asUser(unit, line);
    const child = spawn(program, args, { env, stdio, detached: true });
    writeFileSync(`${STATE}/${name}.pid`, `${child.pid}`);
    child.unref();
    // One that ends at once has not started. It stays a zombie while this program waits.
    spawnSync('sleep', ['3']);
    if (/\) Z /.test(readFileSync(`/proc/${child.pid}/stat`, 'utf8'))) fail(line);
  }
  for (const after of unit.all('ExecStartPost')) if (!run(after)) fail(after);
}

function stop(name) {
  const pid = name === 'nginx' ? nginxPid() : pidOf(name);
  if (pid) spawnSync('kill', [`${pid}`]);
}

const nginxPid = () =>
  existsSync('/run/nginx.pid') ? readFileSync('/run/nginx.pid', 'utf8').trim() : 0;

const [command, ...rest] = process.argv.slice(2).filter((each) => !each.startsWith('-'));
const isNow = process.argv.includes('--now');
for (const name of rest) {
  if (command === 'start' || (command === 'enable' && isNow)) start(name);
  if (command === 'stop') stop(name);
  if (command === 'restart') {
    stop(name);
    start(name);
  }
  if (command === 'reload') spawnSync('kill', ['-HUP', `${nginxPid()}`]);
  if (command === 'is-active') console.log(pidOf(name) ? 'active' : 'inactive');
}
