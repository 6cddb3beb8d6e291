import { createHash } from 'node:crypto';
import path from 'node:path';

/** Paths of the embedded server that belongs to a data folder. */
export interface ServerFolder {
  /** Folder that contains all files of the server. */
  root: string;
  data: string;
  library: string;
  logs: string;
  /** Folder of the Unix socket. */
  socket: string;
}

/** Port number, which is only part of the socket's file name. The server does not listen on TCP. */
export const PORT = 5432;

/** Maximum length of a socket's path. macOS allows 104 bytes and Linux 108, including the final NUL byte. */
const MAX_SOCKET_PATH_BYTES = 103;

/**
 * Returns the paths of the server's files below DATA_DIR. If the path of the socket would be too long, the socket is
 * placed in `/tmp`.
 */
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
