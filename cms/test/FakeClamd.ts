import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** What the fake does after it has received a file: send this text, stay silent, or close the connection. */
export type ClamdMood = string | 'silence' | 'hang up';

/** Fake clamd that speaks the real INSTREAM protocol. Tests can make it fail. */
export class FakeClamd {
  /** Received files. */
  readonly files: Buffer[] = [];
  /** What it does after each file. */
  mood: ClamdMood | ((file: Buffer) => ClamdMood) = 'stream: OK';
  #server: Server | undefined;
  #port = 0;
  readonly #sockets = new Set<Socket>();

  get url(): string {
    return `tcp://127.0.0.1:${this.#port}`;
  }

  /** Starts to listen: on a Unix socket if a path is given, otherwise on the previous port. */
  async open(path?: string): Promise<void> {
    const server = createServer((socket) => this.#serve(socket));
    this.#server = server;
    await once(path ? server.listen(path) : server.listen(this.#port, '127.0.0.1'), 'listening');
    if (!path) this.#port = (server.address() as AddressInfo).port;
  }

  /** Refuses connections. */
  async close(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    if (server) await new Promise((resolve) => server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    let heard = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      heard = Buffer.concat([heard, data]);
      const file = fileIn(heard);
      if (file === 'unknown command') socket.end('UNKNOWN COMMAND\0');
      else if (file) this.#answer(socket, file);
    });
  }

  #answer(socket: Socket, file: Buffer): void {
    this.files.push(file);
    const mood = typeof this.mood === 'function' ? this.mood(file) : this.mood;
    if (mood === 'hang up') socket.destroy();
    else if (mood !== 'silence') socket.end(`${mood}\0`);
  }
}

const COMMAND = Buffer.from('zINSTREAM\0');

/** Returns the file that was sent with INSTREAM, or null while it is incomplete. */
function fileIn(heard: Buffer): Buffer | null | 'unknown command' {
  if (heard.length < COMMAND.length) return null;
  if (!heard.subarray(0, COMMAND.length).equals(COMMAND)) return 'unknown command';
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= heard.length;) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
