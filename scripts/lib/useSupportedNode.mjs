import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAtLeast } from './isAtLeast.mjs';

// Every command imports this module first. If the running Node is too old, it installs a supported version from npm
// into the checkout and runs the command again with that version.

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** Folder for the installed Node. It is outside `node_modules`, because `npm ci` empties that folder. */
const folder = path.join(root, '.node');

/** @param {string} file */
const readRoot = (file) => readFileSync(path.join(root, file), 'utf8');

/**
 * @param {string} major
 * @returns {string} folder of the program
 */
function installNode(major) {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const bin = path.join(folder, 'node_modules', name, 'bin');
  if (existsSync(bin)) return bin;
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${major}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status === 0) return bin;
  console.error(
    `Node ${major} could not be installed. Install it from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}

/**
 * Runs this command again with another Node, and exits with the same code.
 * @param {string} bin
 * @returns {Promise<never>}
 */
async function runWith(bin) {
  const child = spawn(path.join(bin, 'node'), process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
  // Ignore SIGINT here: a terminal sends it to both processes, and this one must wait for the other to end.
  process.on('SIGINT', () => undefined);
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  return new Promise(() => {
    child.once('error', (error) => {
      console.error(error.message);
      process.exit(1);
    });
    child.once('close', (code) => process.exit(code ?? 1));
  });
}

const { engines } = JSON.parse(readRoot('package.json'));
if (!isAtLeast(process.version, engines.node)) {
  const major = readRoot('.node-version').trim();
  console.log(
    `Node ${process.version} is too old (${engines.node} is needed): running with Node ${major} from npm.`,
  );
  await runWith(installNode(major));
}
