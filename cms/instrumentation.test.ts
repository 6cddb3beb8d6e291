import { expect, it, vi } from 'vitest';

it('names an invalid setting of an integration and does not start', async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs');
  vi.stubEnv('PAYMENT_URL', 'no address');
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { register } = await import('./instrumentation');
  await expect(register()).rejects.toThrow('PAYMENT_URL');
  expect(exit).toHaveBeenCalledWith(1);
  expect(said.mock.calls.flat().join()).toContain('- PAYMENT_URL must be an address');
});
