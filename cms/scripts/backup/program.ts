import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface ProgramOptions {
  cwd?: string;
  /** Variables to add to the environment of the program. */
  env?: Record<string, string | undefined>;
}

/**
 * Runs a program and waits until it ends.
 * @returns its standard output
 * @throws Error with its error output if the program is missing or fails
 */
export async function program(
  name: string,
  args: readonly string[],
  { cwd, env = {} }: ProgramOptions = {},
): Promise<string> {
  const child = spawn(name, args, {
    cwd,
    env: { ...process.env, LC_ALL: 'C', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const failed = once(child, 'error').then(([error]) => {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' ? new Error(`The program ${name} is not installed`) : error;
  });
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  const [[code], printed, messages] = (await Promise.race([ended, failed])) as [[number], string, string];
  if (code !== 0) throw new Error(`${name} ended with ${code}: ${messages.trim() || printed.trim()}`);
  return printed;
}
