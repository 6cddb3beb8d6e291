import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { RotatingLog } from './RotatingLog.mjs';
import { StepError } from './StepError.mjs';

/**
 * Time in ms before a program is killed. It is longer than a server needs to finish its open requests
 * (`httpServer.mjs`).
 */
const STOP_MS = 12_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @typedef {object} Command
 * @property {string} name name of the step and its log
 * @property {string[]} command program and arguments
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFolder
 * @property {boolean} [echo] also print the output
 * @property {boolean} [again] append to the log
 * @property {boolean} [messages] open an IPC channel, so that the program can send messages to this process
 * @property {number} [nice] niceness of the program and its children, from 0 to 19; the processor serves lower values first
 */

/**
 * Starts a program in its own process group, so that all its child processes can be ended together with it.
 * @param {Command} command
 * @returns {{ child: import('node:child_process').ChildProcess, log: string, written: Promise<void> }} `written`
 *   resolves when the log contains all output of the program
 */
export function start({
  name,
  command,
  cwd,
  env,
  logFolder,
  echo = false,
  again = false,
  messages = false,
  nice = 0,
}) {
  mkdirSync(logFolder, { recursive: true });
  const log = path.join(logFolder, `${name}.log`);
  const sink = new RotatingLog(log, { append: again });
  const increment = nice - getPriority();
  const [program = '', ...args] = increment > 0 ? ['nice', '-n', String(increment), ...command] : command;
  const stdio = /** @type {const} */ (['ignore', 'pipe', 'pipe']);
  const child = spawn(program, args, {
    cwd,
    env,
    detached: true,
    stdio: messages ? [...stdio, 'ipc'] : [...stdio],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.pipe(sink, { end: false });
    if (echo) stream?.pipe(process.stdout, { end: false });
  }
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('close', () => sink.end());
  return { child, log, written: finished(sink) };
}

/**
 * Runs a program and waits until it ends.
 * @param {Command & { advice?: string, quiet?: boolean, silentMs?: number }} command `advice`: what to do about a
 *   failure; `quiet`: omit the last log lines from the error; `silentMs`: end the program if it prints nothing for this
 *   long
 * @returns {Promise<string>} path of its log
 * @throws {StepError} if the exit code is not 0
 */
export async function run(command) {
  const { child, log, written } = start(command);
  let ending = 'ended';
  if (command.silentMs)
    stopWhenSilent(child, command.silentMs, () => {
      ending = `printed nothing for ${Number(command.silentMs) / 1000} s and was ended`;
    });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  await written;
  if (code === 0) return log;
  const tail =
    command.echo || command.quiet
      ? ''
      : `\n${readFileSync(log, 'utf8').trimEnd().split('\n').slice(-25).join('\n')}`;
  throw new StepError(`"${command.command.join(' ')}" ${ending} with ${code}${tail}`, {
    advice: command.advice,
    log,
    code,
  });
}

/**
 * Ends a program and its child processes if it prints nothing for a while, because it is stuck.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} silentMs time without output, in milliseconds
 * @param {() => void} onSilent called before the program is ended
 * @returns {() => void} stops watching
 */
export function stopWhenSilent(child, silentMs, onSilent) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const streams = [child.stdout, child.stderr];
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onSilent();
      void stop(child);
    }, silentMs);
  };
  const leave = () => {
    clearTimeout(timer);
    for (const stream of streams) stream?.off('data', wait);
  };
  for (const stream of streams) stream?.on('data', wait);
  child.once('exit', leave);
  wait();
  return leave;
}

/**
 * Ends a program and its child processes with SIGTERM. If they still run after a timeout, sends SIGKILL.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function stop({ pid }) {
  if (pid === undefined) return;
  signal(pid, 'SIGTERM');
  if (await waitForGroupExit(pid, STOP_MS)) return;
  signal(pid, 'SIGKILL');
  await waitForGroupExit(pid, STOP_MS);
}

/**
 * Waits until all processes of a group have ended. The group leader may end before the others.
 * @param {number} pid process id of the group leader
 * @param {number} timeoutMs
 */
async function waitForGroupExit(pid, timeoutMs) {
  const deadline = performance.now() + timeoutMs;
  while (signal(pid, 0)) {
    if (performance.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}

let stopping = false;

/** Returns whether all programs are being stopped, so that none may be started. */
export const isStopping = () => stopping;

/** Stops all started programs. From then on, `keepRunning` restarts none of them. */
export async function stopAll() {
  stopping = true;
  await Promise.all([...running].map(stop));
}

/** Kills all started programs without waiting. Call it when this process exits. */
export function killAll() {
  for (const { pid } of running) if (pid !== undefined) signal(pid, 'SIGKILL');
}

/**
 * Sends a signal to all processes of a group.
 * @param {number} pid process id of the group leader
 * @param {NodeJS.Signals | 0} name 0 only checks whether the group exists
 * @returns {boolean} whether any process received the signal
 */
function signal(pid, name) {
  try {
    return process.kill(-pid, name);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH') return false;
    throw error;
  }
}
