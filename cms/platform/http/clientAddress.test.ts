import { describe, expect, it } from 'vitest';
import { clientAddress, SOCKET_ADDRESS, widerNetwork } from './clientAddress';

const request = (socket: string | null, forwarded: string | null) =>
  new Request('http://localhost/', {
    headers: {
      ...(socket && { [SOCKET_ADDRESS]: socket }),
      ...(forwarded && { 'X-Forwarded-For': forwarded }),
    },
  });

describe('clientAddress', () => {
  it.each([
    ['without a proxy, the connection', '10.0.0.7', null, 0, '10.0.0.7'],
    ['without a proxy, not what the visitor claims', '10.0.0.7', '1.2.3.4', 0, '10.0.0.7'],
    ['behind one proxy, what it noted', '10.0.0.1', '9.9.9.9, 1.2.3.4', 1, '1.2.3.4'],
    ['behind two, what the outer one noted', '10.0.0.1', '9.9.9.9, 1.2.3.4, 10.0.0.2', 2, '1.2.3.4'],
    ['behind a proxy that noted nothing', '10.0.0.1', null, 1, '10.0.0.1'],
    ['with nothing known', null, null, 0, 'unknown'],
    ['an IPv4 address in IPv6 form', '::ffff:10.0.0.7', null, 0, '10.0.0.7'],
    ['the network of an IPv6 address', '2001:db8:0:12:aaaa:bbbb:cccc:dddd', null, 0, '2001:db8:0:12::/64'],
    ['the network of a short IPv6 address', '2001:db8::1', null, 0, '2001:db8:0:0::/64'],
    ['behind a proxy that notes ports', '10.0.0.1', '1.2.3.4:50123', 1, '1.2.3.4'],
    ['an IPv6 address with its port', '10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8:0:0::/64'],
    ['the loopback', '::1', null, 0, '0:0:0:0::/64'],
  ])('is %s', (_name, socket, forwarded, proxies, expected) => {
    expect(clientAddress(request(socket, forwarded), proxies)).toBe(expected);
  });
});

describe('widerNetwork', () => {
  it.each([
    ['2001:db8:7:12::/64', '2001:db8:7::/48'],
    ['10.0.0.7', null],
    ['unknown', null],
  ])('of %s is %s', (address, expected) => {
    expect(widerNetwork(address)).toBe(expected);
  });
});
