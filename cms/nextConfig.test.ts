import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { expect, it } from 'vitest';
import config from './next.config.mjs';

/** Names of the headers that Next adds to the response for an address. */
const headersOf = async (path: string): Promise<string[]> =>
  ((await config.headers?.()) ?? []).flatMap(({ source, headers }) =>
    getPathMatch(source)(path) ? headers.map(({ key }) => key) : [],
  );

it.each(['/admin', '/admin/login', '/admin/collections/pages/1'])(
  'a page of the admin asks for the colour scheme: %s',
  async (path) => {
    expect(await headersOf(path)).toEqual(expect.arrayContaining(['Critical-CH', 'X-Content-Type-Options']));
  },
);

it.each([
  '/api/media/file/a.svg',
  '/api/pages',
  '/web/health',
  '/umbraco/forms/api/v1/entries/1',
  '/_next/static/a.js',
])('a file or API call does not request the colour scheme: %s', async (path) => {
  const names = await headersOf(path);
  expect(names).toContain('X-Content-Type-Options');
  for (const name of ['Critical-CH', 'Accept-CH', 'Vary']) expect(names).not.toContain(name);
});
