import { connect, type Socket } from 'node:net';
import { DeliveryFault } from '../DeliveryFault';
import { clamdAddress } from './clamdAddress';
import type { Finding, Scanner } from './scanner';

interface ClamdSettings {
  /** `tcp://host:3310` or `unix:/run/clamav/clamd.ctl` */
  url: string;
  /** Timeout in ms for the scan of a file. */
  timeoutMs: number;
  /**
   * Largest file in bytes that clamd accepts (its setting StreamMaxLength). Larger files are rejected before they are
   * sent, so that the error message is clear.
   */
  maxBytes: number;
}

const CHUNK_BYTES = 64 * 1024;
/** Maximum length of a response. A valid one is a single line. */
const ANSWER_MAX = 4096;

/** Encodes a file for the command INSTREAM: each chunk has its length in front, and an empty chunk marks the end. */
function* instream(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const piece = bytes.subarray(at, at + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

/** Reads the response up to its NUL character. Rejects if the connection fails, closes or times out before. */
function answerOf(socket: Socket, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const giveUp = setTimeout(
      () => reject(new DeliveryFault(`The virus scanner did not answer within ${timeoutMs} ms`)),
      timeoutMs,
    );
    const settle = (act: () => void) => {
      clearTimeout(giveUp);
      act();
    };
    socket.setEncoding('utf8');
    socket.on('data', (data: string) => {
      heard += data;
      const end = heard.indexOf('\0');
      if (end >= 0) settle(() => resolve(heard.slice(0, end)));
      else if (heard.length > ANSWER_MAX)
        settle(() => reject(new DeliveryFault('The server at CLAMAV_URL is not clamd')));
    });
    socket.on('error', ({ message }) =>
      settle(() => reject(new DeliveryFault(`The virus scanner cannot be reached: ${message}`))),
    );
    socket.on('close', () =>
      settle(() => reject(new DeliveryFault('The virus scanner closed the connection without an answer'))),
    );
  });
}

/** Parses the response of clamd. @throws DeliveryFault if it says neither OK nor FOUND */
function findingOf(line: string): Finding {
  if (line === 'stream: OK') return { state: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (signature) return { state: 'infected', signature };
  throw new DeliveryFault(`The virus scanner failed: ${line.slice(0, 200)}`);
}

/**
 * Virus scanner that talks to a ClamAV daemon in its own protocol. It sends each file over a new connection (INSTREAM),
 * so the daemon needs no access to our disk.
 * @throws Error for an invalid URL
 */
export function clamd({ url, timeoutMs, maxBytes }: ClamdSettings): Scanner {
  const address = clamdAddress(url);
  return {
    scan: async (bytes) => {
      if (bytes.length > maxBytes)
        throw new DeliveryFault(
          `The file has ${bytes.length} bytes, more than the scanner takes (CLAMAV_MAX_BYTES)`,
          { permanent: true },
        );
      const socket = connect(address);
      try {
        const answer = answerOf(socket, timeoutMs);
        // Do not wait for the writes or handle their errors: clamd may respond with an error before it has read the
        // whole file.
        for (const piece of instream(bytes)) socket.write(piece);
        return findingOf(await answer);
      } finally {
        socket.destroy();
      }
    },
  };
}
