import { expect, it } from 'vitest';
import { openPayload } from '../../test/openPayload';

it('Drizzle sends statements without a name', async () => {
  const payload = await openPayload();
  const { pool } = payload.db as unknown as {
    pool: { connect: () => Promise<{ query: unknown; release: () => void }> };
  };
  const connection = await pool.connect();
  const sent: unknown[] = [];
  const { query } = connection;
  connection.query = (...args: unknown[]) => {
    sent.push(args[0]);
    return Reflect.apply(query as () => unknown, connection, args);
  };
  connection.release();
  await payload.find({ collection: 'pages', limit: 1 });
  connection.query = query;
  const statements = sent.filter((one): one is { text: string; name?: string } => typeof one === 'object');
  expect(statements.length).toBeGreaterThan(0);
  expect(statements.filter(({ name }) => name)).toEqual([]);
});
