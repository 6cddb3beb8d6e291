import { connect, type Socket } from 'node:net';
import { DeliveryFault } from '../DeliveryFault';
import { clamdAddress } from './clamdAddress';
import type { Finding, Scanner } from './scanner';

interface ClamdSettings {
  /** `tcp://host:3310` or `unix:/run/clamav/clamd.ctl` */
  url: string;
  /** How long one scan may take in all. */
  timeoutMs: number;
  /** What clamd takes at most (its StreamMaxLength); a greater file is refused here, where it can be said. */
  maxBytes: number;
}

const CHUNK_BYTES = 64 * 1024;
/** An answer of clamd is one line; what is longer is not one. */
const ANSWER_MAX = 4096;

/** A file as INSTREAM wants it: pieces with their length before them, and an empty one as the end. */
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

/** The answer that ends with NUL; whatever goes wrong before is the error. */
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
        settle(() => reject(new DeliveryFault('What answers at CLAMAV_URL is no clamd')));
    });
    socket.on('error', ({ message }) =>
      settle(() => reject(new DeliveryFault(`The virus scanner cannot be reached: ${message}`))),
    );
    socket.on('close', () =>
      settle(() => reject(new DeliveryFault('The virus scanner hung up without an answer'))),
    );
  });
}

/** What clamd's line means. @throws DeliveryFault when it says neither OK nor what it found */
function findingOf(line: string): Finding {
  if (line === 'stream: OK') return { state: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(line)?.[1];
  if (signature) return { state: 'infected', signature };
  throw new DeliveryFault(`The virus scanner failed: ${line.slice(0, 200)}`);
}

/**
 * ClamAV's daemon by its own protocol: one connection and one INSTREAM for each file, so that it needs no access to our disk.
 * @throws Error when the address is none
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
        // clamd may answer, with an error, before it has heard everything: what cannot be written then is no fault of its own.
        for (const piece of instream(bytes)) socket.write(piece);
        return findingOf(await answer);
      } finally {
        socket.destroy();
      }
    },
  };
}
