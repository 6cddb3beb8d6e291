import { once } from 'node:events';
import { connect, type NetConnectOpts } from 'node:net';

const TIMEOUT_MS = 3000;
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443, 'smtp:': 587, 'smtps:': 465 };

function serverOf(url: string): NetConnectOpts {
  const { protocol, hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (PORTS[protocol] ?? 0) };
}

/**
 * Creates a health check that opens a connection to a server without sending anything.
 * @param url URL of the server; undefined if the embedded default is used, which needs no check
 */
export function portCheck(
  url: string | undefined,
  addressOf: (url: string) => NetConnectOpts = serverOf,
): (() => Promise<void>) | undefined {
  if (!url) return undefined;
  return async () => {
    const socket = connect(addressOf(url));
    try {
      await once(socket, 'connect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    } finally {
      socket.destroy();
    }
  };
}
