import { createServer } from 'node:net';
import { StepError } from './StepError.mjs';

/**
 * Checks whether a port is free.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isFree(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * Checks that all ports are free and different.
 * @param {Record<string, number>} ports ports by environment variable
 * @throws {StepError} for the first port that is in use, or if two variables have the same port
 */
export async function requireFree(ports) {
  /** @type {Map<number, string>} */
  const taken = new Map();
  for (const [variable, port] of Object.entries(ports)) {
    const other = taken.get(port);
    if (other !== undefined)
      throw new StepError(`${other} and ${variable} are both ${port}`, {
        advice: `set one of them to another port in .env`,
      });
    taken.set(port, variable);
    if (await isFree(port)) continue;
    throw new StepError(`Port ${port} is in use`, {
      advice: `stop the process that uses it, or set ${variable} to another port in .env`,
    });
  }
}

/** Finds an unused port. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
