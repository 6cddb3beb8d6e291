import { spawn, type ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { programOf } from './programs/programOf';

const FOLDER = path.resolve(import.meta.dirname, '..');

/**
 * Runs a CMS and its worker as separate processes, so that tests can kill them. They use the database of the
 * environment.
 */
export class CmsProcess {
  /** Process id of the worker; undefined until the worker has started. */
  workerPid: number | undefined;
  readonly #news = new EventEmitter();

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /**
   * Starts the processes and waits until the CMS listens.
   * @param env additional variables
   * @throws Error with the output if the process exits first
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

  /** Waits until the worker has started. */
  async working(): Promise<this> {
    if (this.workerPid === undefined) await once(this.#news, 'worker');
    return this;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Kills both processes without any cleanup, as a power failure would. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    this.killWorker();
    await gone;
  }

  /** Kills only the worker. */
  killWorker(): void {
    if (this.workerPid === undefined) return;
    try {
      process.kill(this.workerPid, 'SIGKILL');
    } catch (error) {
      // The worker may have just exited.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
