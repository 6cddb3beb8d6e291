import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { GRAPHQL_LIMITS } from './graphqlGuard';
import { logIn } from '../../test/logIn';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string }[];
}

const BUILD = { Authorization: 'services API-Key key-of-the-tests' };
const LIST = '{ Pages(limit: 5) { docs { id } } }';

async function ask(
  body: unknown,
  headers: Record<string, string> = BUILD,
): Promise<{ status: number } & Answer> {
  const response = await fetch(`${cms.url}/api/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as Answer) };
}

/**
 * Creates a query in which each fragment includes the next one three times, so that its expanded size grows
 * exponentially.
 */
function bomb(levels: number): string {
  const fragments = Array.from({ length: levels }, (_, level) => {
    const next = level === levels - 1 ? '__typename' : `...F${level + 1} `.repeat(3);
    return `fragment F${level} on Query { ${next} }`;
  });
  return `query { ...F0 } ${fragments.join(' ')}`;
}

describe('permission to query', () => {
  it.each([
    ['a visitor', () => Promise.resolve({}), 403],
    ['a stranger with a wrong key', () => Promise.resolve({ Authorization: 'services API-Key wrong' }), 403],
    ['staff', () => logIn(cms, 'staff'), 403],
    ['the site’s build', () => Promise.resolve(BUILD), 200],
    ['an editor', () => logIn(cms, 'editor'), 200],
    ['an administrator', () => logIn(cms, 'admin'), 200],
  ])('%s', async (_who, headers, status) => {
    const answer = await ask({ query: LIST }, await headers());
    expect(answer.status).toBe(status);
    expect(Boolean(answer.data)).toBe(status === 200);
    if (status !== 200) expect(answer.errors?.[0]?.message).toMatch(/Only editors/);
  });

  it('denies visitors the login mutation, which would bypass the login limits', async () => {
    const query = 'mutation { loginUser(email: "admin@even-derech.example", password: "x") { token } }';
    expect((await ask({ query }, {})).status).toBe(403);
  });
});

describe('mutations and subscriptions', () => {
  it.each([
    'mutation { loginUser(email: "staff@even-derech.example", password: "x") { token } }',
    'query Q { __typename } mutation M { resetPasswordUser(token: "x", password: "y") { token } }',
    'subscription { a }',
  ])('are rejected for editors, too: %s', async (query) => {
    for (const operationName of [undefined, 'M']) {
      const answer = await ask({ query, operationName }, await logIn(cms, 'editor'));
      expect(answer).toMatchObject({
        status: 400,
        errors: [{ message: expect.stringMatching(/read-only/) as string }],
      });
    }
  });
});

describe('rejection of', () => {
  const aliases = (count: number, field: string) =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`;

  it.each<[string, unknown, number, RegExp]>([
    ['exponential fragments', { query: bomb(25) }, 400, /would resolve/],
    ['circular fragments', { query: '{ ...A } fragment A on Query { ...A }' }, 400, /nest at most/],
    [
      'a hundred long lists',
      { query: aliases(100, 'Pages(limit: 500) { docs { id } }') },
      400,
      /would resolve/,
    ],
    ['many aliases', { query: aliases(GRAPHQL_LIMITS.aliases + 1, '__typename') }, 400, /aliases/],
    ['many fields', { query: `{ ${'__typename '.repeat(5_000)} }` }, 400, /tokens/],
    ['50,000 fields', { query: `{ ${'__typename '.repeat(50_000)} }` }, 413, /bytes/],
    ['deep braces', { query: '{a'.repeat(30_000) }, 400, /brackets/],
    ['deep lists in arguments', { query: `{ a(b: ${'['.repeat(1_900)}` }, 400, /brackets/],
    ['a batch', [{ query: LIST }, { query: LIST }], 400, /batches/],
    ['no query', {}, 400, /query is missing/],
    ['no JSON', '{', 400, /not valid JSON/],
    ['null', 'null', 400, /object/],
    ['variables of a wrong type', { query: LIST, variables: [] }, 400, /variables/],
    ['no GraphQL', { query: '{ a' }, 400, /Syntax Error/],
  ])('%s', async (_name, body, status, message) => {
    const answer = await ask(body);
    expect(answer.errors?.[0]?.message).toMatch(message);
    expect(answer.status).toBe(status);
  });

  it('GET and form requests', async () => {
    const get = await fetch(`${cms.url}/api/graphql?query=${encodeURIComponent(LIST)}`, { headers: BUILD });
    expect(get.status).toBe(405);
    const form = await fetch(`${cms.url}/api/graphql`, {
      method: 'POST',
      headers: BUILD,
      body: new URLSearchParams({ query: LIST }),
    });
    expect(form.status).toBe(415);
  });
});

describe('the site’s build', () => {
  it('reads the whole schema', async () => {
    const answer = await ask({ query: getIntrospectionQuery({ descriptions: false }) });
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toHaveProperty('__schema');
  });

  it('reads five hundred pages with many fields', async () => {
    const fields = Array.from({ length: 40 }, (_, index) => `f${index}: title`).join(' ');
    const answer = await ask({ query: `{ Pages(limit: 500) { docs { ${fields} } } }` });
    expect(answer.errors).toBeUndefined();
  });
});
