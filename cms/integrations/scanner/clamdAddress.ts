import type { NetConnectOpts } from 'node:net';

const DEFAULT_PORT = 3310;

/**
 * Converts the URL of clamd to connection options.
 * @param url `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`
 * @throws Error that names CLAMAV_URL, for any other value
 */
export function clamdAddress(url: string): NetConnectOpts {
  const path = /^unix:(?:\/\/)?(\/.+)$/.exec(url)?.[1];
  if (path) return { path };
  const { protocol, hostname, port } = URL.canParse(url)
    ? new URL(url)
    : { protocol: '', hostname: '', port: '' };
  if (protocol !== 'tcp:' || !hostname)
    throw new Error(`CLAMAV_URL must be tcp://host:port or unix:/path of a socket, not "${url}"`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || DEFAULT_PORT) };
}
