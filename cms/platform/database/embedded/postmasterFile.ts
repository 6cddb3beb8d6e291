import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Content of `postmaster.pid`, which a running server writes into its data folder. */
export interface Postmaster {
  pid: number;
  /** Start time of the server, in seconds since 1970. */
  startedAt: number;
}

const fileOf = (data: string): string => path.join(data, 'postmaster.pid');

/** Reads `postmaster.pid`; undefined if no server runs or it was shut down properly. */
export function readPostmaster(data: string): Postmaster | undefined {
  try {
    const [pid, , startedAt] = readFileSync(fileOf(data), 'utf8').split('\n').map(Number);
    return pid ? { pid, startedAt: startedAt ?? 0 } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Checks whether the process is a server of this data folder. After a crash, its process id may belong to another
 * process.
 */
export function isServerOf(data: string, { pid }: Postmaster): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.includes(data);
  }
  try {
    // A server uses its data folder as working directory, which identifies it.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    // The process does not exist or belongs to another user.
    return false;
  }
}

/**
 * Removes the file that a killed server left, so that a new one can start even if another process now has the same
 * process id. If a new server has started meanwhile, its file is kept.
 */
export function removeStaleFile(data: string, stale: Postmaster): void {
  const aside = `${fileOf(data)}.${process.pid}`;
  try {
    renameSync(fileOf(data), aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = Number(readFileSync(aside, 'utf8').split('\n')[0]);
  if (moved === stale.pid) rmSync(aside);
  else renameSync(aside, fileOf(data));
}
