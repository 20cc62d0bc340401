#!/usr/bin/env node
// forge runs a native `solc`; this gives it the one of npm, so that nothing is downloaded.
const solc = require('solc');

if (process.argv.includes('--version')) {
  const version = solc.version().replace('Emscripten.clang', 'Linux.g++');
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${version}`);
} else {
  const chunks = [];
  process.stdin.on('data', (chunk) => chunks.push(chunk));
  process.stdin.on('end', () =>
    process.stdout.write(solc.compile(Buffer.concat(chunks).toString('utf8'))),
  );
}
