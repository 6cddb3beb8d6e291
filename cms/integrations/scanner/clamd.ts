import { connect, type Socket } from 'node:net';
import { DeliveryFault } from '../DeliveryFault';
import { clamdAddress } from './clamdAddress';
import type { Finding, Scanner } from './scanner';

interface ClamdSettings {
  /** `tcp://host:3310` or `unix:/run/clamav/clamd.ctl` */
  url: string;
  /** Timeout of a scan. */
  timeoutMs: number;
  /** Limit of clamd (its StreamMaxLength). Larger files are rejected here with a clear message. */
  maxBytes: number;
}

const CHUNK_BYTES = 64 * 1024;
/** Maximum length of an answer, which is a single line. */
const ANSWER_MAX = 4096;

/** Encodes a file for INSTREAM: chunks with a length prefix and an empty one at the end. */
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

/** Reads the answer up to its NUL; rejects on any earlier error. */
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
      settle(() => reject(new DeliveryFault('The virus scanner hung up without an answer'))),
    );
  });
}

/** Parses clamd's answer. @throws DeliveryFault when it is neither OK nor FOUND */
function findingOf(line: string): Finding {
  if (line === 'stream: OK') return { state: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (signature) return { state: 'infected', signature };
  throw new DeliveryFault(`The virus scanner failed: ${line.slice(0, 200)}`);
}

/**
 * ClamAV daemon by its own protocol. One INSTREAM connection per file, so it needs no access to our disk.
 * @throws Error for an invalid address
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
        // clamd may answer with an error before it has read everything, so write errors are ignored.
        for (const piece of instream(bytes)) socket.write(piece);
        return findingOf(await answer);
      } finally {
        socket.destroy();
      }
    },
  };
}
