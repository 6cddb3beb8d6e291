import { beforeEach, expect, it, vi } from 'vitest';
import { prepareStatements } from './prepareStatements';

let prepare: ReturnType<typeof prepareStatements>;
let query: ReturnType<typeof vi.fn<(...args: unknown[]) => unknown>>;
let connection: { query: (...args: unknown[]) => unknown };

beforeEach(() => {
  prepare = prepareStatements();
  query = vi.fn();
  connection = { query };
  prepare(connection);
});

const names = () => query.mock.calls.map(([statement]) => (statement as { name?: string }).name);
const often = (statement: unknown) => {
  for (let time = 0; time < 6; time += 1) connection.query(statement, [time]);
};

it('names a frequent statement and passes its values', () => {
  often({ text: 'SELECT $1', rowMode: 'array' });
  expect(names()).toEqual([undefined, undefined, undefined, undefined, 'often_1', 'often_1']);
  expect(query).toHaveBeenLastCalledWith({ text: 'SELECT $1', rowMode: 'array', name: 'often_1' }, [5]);
});

it('uses the same name on each connection', () => {
  often({ text: 'SELECT $1' });
  const other = vi.fn<(...args: unknown[]) => unknown>();
  connection = { query: other };
  prepare(connection);
  connection.query({ text: 'SELECT $1' }, [6]);
  expect(other.mock.calls).toEqual([[{ text: 'SELECT $1', name: 'often_1' }, [6]]]);
});

it.each([
  ['a plain text, such as a setting', 'SELECT 1'],
  ['a transaction’s begin', { text: 'BEGIN' }],
  ['a named statement', { text: 'SELECT 2', name: 'own' }],
  [
    'a statement object with its own protocol, such as a cursor',
    { text: 'SELECT 3', submit: () => undefined },
  ],
])('leaves %s alone', (_what, statement) => {
  often(statement);
  expect(query.mock.calls.every(([sent]) => sent === statement)).toBe(true);
});

it('prepares at most 200 statements', () => {
  for (let number = 1; number <= 201; number += 1) often({ text: `SELECT ${number}` });
  expect(names().at(-7)).toBe('often_200');
  expect(names().at(-1)).toBeUndefined();
});
