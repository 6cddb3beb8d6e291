import { isIPv6 } from 'node:net';
import { env } from '../env/env';

/** Header that the server sets to the IP address of the connection. Any value that a client sends is overwritten. */
export const SOCKET_ADDRESS = 'x-socket-address';

/**
 * Returns the visitor's IP address: the peer of the connection or, behind proxies, the `X-Forwarded-For` entry that the
 * outermost trusted proxy added. Entries further left cannot be trusted, because the client can invent them.
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

/**
 * How many addresses an IPv6 /48 network counts as. It contains 65,536 /64 networks, but may belong to a single
 * customer.
 */
export const ADDRESSES_PER_NETWORK = 5;

/**
 * Returns the IPv6 /48 network around a /64 network. All of it may belong to one customer. Null for other addresses.
 */
export function widerNetwork(address: string): string | null {
  const groups = /^((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64$/.exec(address)?.[1];
  return groups ? `${groups}:/48` : null;
}

/** Removes the port that some proxies add, because it changes with each connection. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

/**
 * Reduces an IPv6 address to its /64 network, because an IPv6 customer has at least a whole /64 network. Other
 * addresses are unchanged.
 */
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
