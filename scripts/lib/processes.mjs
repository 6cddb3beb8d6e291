import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StepError } from './StepError.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @typedef {object} Command
 * @property {string} name name of the step, also of its log
 * @property {string[]} command program and arguments
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFolder
 * @property {boolean} [echo] show the output as well
 */

/**
 * Starts a program in a process group of its own, so that all its children end with it.
 * @param {Command} command
 * @returns {{ child: import('node:child_process').ChildProcess, log: string }}
 */
export function start({ name, command, cwd, env, logFolder, echo = false }) {
  mkdirSync(logFolder, { recursive: true });
  const log = path.join(logFolder, `${name}.log`);
  const sink = createWriteStream(log);
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.pipe(sink, { end: false });
    if (echo) stream?.pipe(process.stdout, { end: false });
  }
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    sink.end();
  });
  return { child, log };
}

/**
 * Runs a program to its end.
 * @param {Command & { advice?: string }} command
 * @returns {Promise<string>} path of its log
 * @throws {StepError} when it ends with anything but 0
 */
export async function run(command) {
  const { child, log } = start(command);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return log;
  const tail = command.echo
    ? ''
    : `\n${readFileSync(log, 'utf8').trimEnd().split('\n').slice(-25).join('\n')}`;
  throw new StepError(`"${command.command.join(' ')}" ended with ${code}${tail}`, {
    advice: command.advice,
    log,
  });
}

/**
 * Ends a program and its children: politely, and after five seconds for good.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const { pid } = child;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signal(pid, 'SIGTERM');
  const timer = setTimeout(() => signal(pid, 'SIGKILL'), 5000);
  await gone;
  clearTimeout(timer);
}

/** Ends everything that was started. */
export async function stopAll() {
  await Promise.all([...running].map(stop));
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
