import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What a running server writes into its data folder (`postmaster.pid`). */
export interface Postmaster {
  pid: number;
  /** Seconds since 1970. */
  startedAt: number;
}

const fileOf = (data: string): string => path.join(data, 'postmaster.pid');

/** Reads `postmaster.pid`; undefined when no server runs or ended properly. */
export function readPostmaster(data: string): Postmaster | undefined {
  try {
    const [pid, , startedAt] = readFileSync(fileOf(data), 'utf8').split('\n').map(Number);
    return pid ? { pid, startedAt: startedAt ?? 0 } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether the process is a server of this data folder. After a crash its number may belong to another process. */
export function isServerOf(data: string, { pid }: Postmaster): boolean {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout.includes(data);
  }
  try {
    // A server changes to its data folder when it starts.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    // The process does not exist, or belongs to another user.
    return false;
  }
}

/**
 * Removes the file that a killed server left, so that a new one starts although another process has its number now.
 * A server that started in the meantime keeps its file.
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
