import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { programOf } from './programs/programOf';

const FOLDER = path.resolve(import.meta.dirname, '..');

/** A CMS in a process of its own, and its worker, on the database of the environment, so that they can be killed. */
export class CmsProcess {
  /** The worker's process id; undefined before it has begun. */
  workerPid: number | undefined;
  readonly #news = new EventEmitter();

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
    const child = spawn(process.execPath, programOf('serveCms'), {
      cwd: FOLDER,
      env: { ...process.env, ...env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
    return new Promise((resolve, reject) => {
      let cms: CmsProcess | undefined;
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, address, worker] = /^(?:CMS at (\S+)|Worker (\d+))$/.exec(line) ?? [];
        if (address) resolve((cms = new CmsProcess(child, address)));
        if (cms && worker) cms.noteWorker(Number(worker));
        if (!cms) printed += `${line}\n`;
      });
      child.once('exit', (code, signal) =>
        reject(new Error(`The CMS did not start (${signal ?? code}):\n${printed}`)),
      );
    });
  }

  private noteWorker(pid: number): void {
    this.workerPid = pid;
    this.#news.emit('worker');
  }

  /** Waits until it delivers. */
  async working(): Promise<this> {
    if (this.workerPid === undefined) await once(this.#news, 'worker');
    return this;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Ends both as a loss of power does: nothing can be tidied up. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    this.killWorker();
    await gone;
  }

  /** Ends the worker alone. */
  killWorker(): void {
    if (this.workerPid === undefined) return;
    try {
      process.kill(this.workerPid, 'SIGKILL');
    } catch (error) {
      // It may have ended a moment ago.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
