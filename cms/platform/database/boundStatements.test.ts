import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { boundStatements } from './boundStatements';

it('tells each connection once, and again after it could not be told', async () => {
  const pool = new EventEmitter();
  const onFault = vi.fn();
  boundStatements(pool, 1500, onFault);
  const query = vi.fn<(statement: string) => Promise<unknown>>().mockResolvedValue(undefined);
  const broken = new Error('broken');
  query.mockRejectedValueOnce(broken);
  const connection = { query };
  pool.emit('acquire', connection);
  await vi.waitFor(() => expect(onFault).toHaveBeenCalledWith(broken));
  pool.emit('acquire', connection);
  pool.emit('acquire', connection);
  expect(query.mock.calls).toEqual([['SET statement_timeout = 1500'], ['SET statement_timeout = 1500']]);
});
