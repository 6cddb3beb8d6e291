import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WITHOUT_TOP_LEVEL_AWAIT } from './nodeArguments';

const FOLDER = path.resolve(import.meta.dirname, '..');

/** A CMS in a process of its own, on the database of the environment, so that it can be killed. */
export class CmsProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /**
   * Starts it, and waits until it listens.
   * @param env variables on top of the environment
   * @throws Error with what it printed when it ends instead
   */
  static async start(env: Record<string, string> = {}): Promise<CmsProcess> {
    const child = spawn(
      process.execPath,
      [...WITHOUT_TOP_LEVEL_AWAIT, '--import', 'tsx', 'test/serveCms.ts'],
      {
        cwd: FOLDER,
        env: { ...process.env, ...env, PORT: '0' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const ended = once(child, 'close');
    let printed = '';
    child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /^CMS at (\S+)/.exec(line)?.[1];
      if (address) {
        child.stdout.resume();
        return new CmsProcess(child, address);
      }
      printed += `${line}\n`;
    }
    const [code, signal] = (await ended) as [number | null, string | null];
    throw new Error(`The CMS did not start (${signal ?? code}):\n${printed}`);
  }

  /** Ends it as a loss of power does: nothing can be tidied up. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
