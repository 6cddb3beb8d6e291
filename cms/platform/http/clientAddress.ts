import { isIPv6 } from 'node:net';
import { env } from '../env';

/** Header in which the server notes the other end of the connection; whatever a client wrote there is overwritten. */
export const SOCKET_ADDRESS = 'x-socket-address';

/**
 * The visitor's address: the other end of the connection, or, behind proxies, what the outermost trusted one noted.
 * What stands further left in X-Forwarded-For is the visitor's own claim.
 * @param request a request of the server
 * @param trustedProxies how many proxies stand before the CMS
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

/** One customer may hold a /48 of IPv6, which is 65,536 addresses of the size that is counted as one: together they are a few. */
export const ADDRESSES_PER_NETWORK = 5;

/** The /48 around the network of an IPv6 address, which one customer may hold as a whole; null for other addresses. */
export function widerNetwork(address: string): string | null {
  const groups = /^((?:[0-9a-f]{1,4}:){3})[0-9a-f]{1,4}::\/64$/.exec(address)?.[1];
  return groups ? `${groups}:/48` : null;
}

/** Some proxies note the port as well, which is another one for each connection. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]+)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');

/** An IPv6 customer has a whole /64 network: it counts as one. */
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
