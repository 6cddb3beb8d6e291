import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * Runs a program of the system to its end.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {Promise<string>} what it printed
 * @throws {Error} with what it said, when it is not there or fails
 */
export async function program(name, args, env = {}) {
  const child = spawn(name, args, {
    env: { ...process.env, LC_ALL: 'C', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const failed = once(child, 'error').then(([error]) => {
    throw error.code === 'ENOENT' ? new Error(`${name} is not installed on this machine`) : error;
  });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  const [[code], printed, said] = await Promise.race([ended, failed]);
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${said.trim() || printed.trim()}`);
  return printed;
}
