import { createHash } from 'node:crypto';
import path from 'node:path';

/** Paths of the embedded server of a data folder. */
export interface ServerFolder {
  /** Parent folder of all server files. */
  root: string;
  data: string;
  library: string;
  logs: string;
  /** Folder of the Unix socket. */
  socket: string;
}

/** Part of the socket's file name; the server does not listen on this TCP port. */
export const PORT = 5432;

/** Limit for socket paths: 104 bytes on macOS, 108 on Linux. */
const MAX_SOCKET_PATH_BYTES = 103;

/** Returns the server's paths below DATA_DIR. If the socket path would be too long, the socket is in `/tmp`. */
export function serverFolder(dataDir: string): ServerFolder {
  const root = path.join(path.resolve(dataDir), 'postgres');
  const isShort = Buffer.byteLength(path.join(root, `.s.PGSQL.${PORT}`)) <= MAX_SOCKET_PATH_BYTES;
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 24);
  return {
    root,
    data: path.join(root, 'data'),
    library: path.join(root, 'lib'),
    logs: path.join(path.resolve(dataDir), 'logs'),
    socket: isShort ? root : path.join('/tmp', `postgres-${hash}`),
  };
}
