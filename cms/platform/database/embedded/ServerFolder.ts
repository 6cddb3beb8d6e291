import { createHash } from 'node:crypto';
import path from 'node:path';

/** Places of the embedded server of one data folder. */
export interface ServerFolder {
  /** Everything below belongs to the server. */
  root: string;
  data: string;
  library: string;
  logs: string;
  /** Folder of the Unix socket. */
  socket: string;
}

/** Names the socket; nothing listens on this port. */
export const PORT = 5432;

/** macOS allows 104 bytes for the path of a socket, Linux 108. */
const MAX_SOCKET_PATH_BYTES = 103;

/** Places of the server below DATA_DIR. A socket whose path would be too long is in `/tmp`. */
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
