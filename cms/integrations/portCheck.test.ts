import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { portCheck } from './portCheck';

it('fails when the server at the address is closed', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const check = portCheck(`http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`);
  await check?.();
  server.close();
  await once(server, 'close');
  await expect(check?.()).rejects.toThrow('ECONNREFUSED');
});

it('is omitted without an address', () => {
  expect(portCheck(undefined)).toBeUndefined();
});
