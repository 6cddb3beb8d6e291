import { isIPv6 } from 'node:net';
import { env } from '../env/env';

/** Header with the peer address of the connection. The server overwrites any value from the client. */
export const SOCKET_ADDRESS = 'x-socket-address';

/**
 * Returns the visitor's address: the connection's peer, or the entry of the outermost trusted proxy.
 * Entries further left in X-Forwarded-For are unverified claims.
 * @param trustedProxies number of proxies in front of the CMS
 */
export function clientAddress(
  request: Pick<Request, 'headers'>,
  trustedProxies: number = env.trustedProxies,
): string {
  const socket = request.headers.get(SOCKET_ADDRESS);
  if (trustedProxies === 0 && socket) return network(socket);
  const forwarded = (request.headers.get('X-Forwarded-For') ?? '').split(',').map((entry) => entry.trim());
  return network(forwarded.at(-Math.max(1, trustedProxies)) || socket || 'unknown');
}

/** A customer with a /48 of IPv6 has 65,536 networks, which together count as this many addresses. */
export const ADDRESSES_PER_NETWORK = 5;

/** The /48 around an IPv6 network, which may belong to one customer; null for other addresses. */
export function widerNetwork(address: string): string | null {
  const groups = /^((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64$/.exec(address)?.[1];
  return groups ? `${groups}:/48` : null;
}

/** Some proxies add the port, which changes with each connection. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

/** An IPv6 customer has a whole /64 network, which counts as one address. */
function network(address: string): string {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  const groups = [...start, ...zeros, ...end].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}
