import { commitTransaction } from '@payloadcms/drizzle';
import { expect, it } from 'vitest';

it('Payload ignores a failed commit', async () => {
  const resolve = () => Promise.reject(new Error('disk full'));
  const adapter = { sessions: { one: { resolve, reject: () => Promise.resolve() } } };
  await expect(commitTransaction.call(adapter as never, 'one')).resolves.toBeUndefined();
});
