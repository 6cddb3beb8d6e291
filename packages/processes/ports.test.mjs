import { createServer } from 'node:net';
import { freePort, isFree, requireFree } from './ports.mjs';

describe('ports', () => {
  it('in use are reported with their variable', async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    await expect(isFree(port)).resolves.toBe(false);
    await expect(requireFree({ SITE_PORT: port })).rejects.toMatchObject({
      message: `Port ${port} is in use`,
      advice: expect.stringContaining('SITE_PORT'),
    });
    await new Promise((resolve) => server.close(resolve));
    await expect(isFree(port)).resolves.toBe(true);
  });

  it('of two variables must differ', async () => {
    const port = await freePort();
    await expect(requireFree({ WEBHOOK_PORT: port, PREVIEW_PORT: port })).rejects.toMatchObject({
      message: `WEBHOOK_PORT and PREVIEW_PORT are both ${port}`,
    });
  });
});
