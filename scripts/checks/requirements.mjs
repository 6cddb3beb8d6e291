import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefoxPath, miniBrowserPath, webkitDriverPath, xvfbPath } from '../lib/browserPaths.mjs';

const runs = (/** @type {string} */ program, /** @type {string} */ option) =>
  spawnSync(program, [option], { env: process.env }).status === 0;

/** Programs that some checks need but a machine may not have. `.ci/run` installs them. */
const REQUIREMENTS = {
  clamd: { title: 'ClamAV', isInstalled: () => existsSync('/usr/sbin/clamd') },
  firefox: { title: 'Firefox', isInstalled: () => firefoxPath() !== undefined },
  java: { title: 'Java', isInstalled: () => runs('java', '-version') },
  nginx: { title: 'nginx', isInstalled: () => existsSync('/usr/sbin/nginx') },
  openssl: { title: 'OpenSSL', isInstalled: () => runs('openssl', 'version') },
  postgresql: {
    title: "Debian's PostgreSQL",
    isInstalled: () => existsSync('/usr/lib/postgresql'),
  },
  systemd: { title: 'systemd', isInstalled: () => runs('systemd-analyze', '--version') },
  webkit: {
    title: 'WebKitGTK with its driver and Xvfb',
    isInstalled: () =>
      [miniBrowserPath(), webkitDriverPath(), xvfbPath()].every((found) => found !== undefined),
  },
};

/** @typedef {keyof typeof REQUIREMENTS} Requirement */

/**
 * @param {readonly Requirement[]} needs
 * @returns {string[]} titles of the programs that are not installed
 */
export const missingPrograms = (needs) =>
  needs
    .map((need) => REQUIREMENTS[need])
    .filter(({ isInstalled }) => !isInstalled())
    .map(({ title }) => title);

/**
 * Returns the programs that a test file needs according to its name. For example, `daemon.clamd.slow.test.ts` needs
 * ClamAV.
 * @param {string} file
 * @returns {Requirement[]}
 */
export const readRequirements = (file) =>
  /** @type {Requirement[]} */ (Object.keys(REQUIREMENTS)).filter((name) => file.includes(`.${name}.`));
