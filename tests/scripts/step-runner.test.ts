import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { runCommand, stopRunning } from '../../scripts/dev/step-runner';

const options = { cwd: process.cwd(), env: process.env, verbose: false, limitSeconds: 30 };
const node = (script: string) => [process.execPath, '-e', script];

it('gives back all that a command wrote, and whether it succeeded', async () => {
  const script = `console.error('first'); console.log('x'.repeat(300000)); process.exitCode = 3;`;
  const { ok, output } = await runCommand(node(script), options);
  expect(ok).toBe(false);
  expect(output).toContain('first\n');
  expect(output).toContain(`${'x'.repeat(300000)}\n`);
  expect(await runCommand(node(''), options)).toEqual({ ok: true, output: '' });
});

it('fails in words when the program does not exist', async () => {
  const { ok, output } = await runCommand(['no-such-program'], options);
  expect(ok).toBe(false);
  expect(output).toContain('ENOENT');
});

it('ends a command that takes too long', async () => {
  const run = await runCommand(node('setInterval(() => {}, 1000)'), {
    ...options,
    limitSeconds: 1,
  });
  expect(run.ok).toBe(false);
  expect(run.output).toContain('Stopped after 1 seconds');
});

it.skipIf(process.platform === 'win32')('stops a command together with its children', async () => {
  // The grandchild holds a connection open, which closes when it is really gone.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const grandchild = `require('net').connect(${port}, '127.0.0.1')`;
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}])`;
  const run = runCommand(node(child), options);
  const [socket] = await once(server, 'connection');
  const gone = once(socket.resume(), 'close');
  stopRunning();
  await gone;
  expect((await run).ok).toBe(false);
  server.close();
});
