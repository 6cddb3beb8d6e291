import { reservedNames } from '@group/rules/addresses/reservedNames';
import type { CreatePagesArgs } from 'gatsby';
import { ensurePage } from './ensurePage';

/** Test double for the parts of Gatsby that `ensurePage` uses. It records created pages and reported failures. */
function gatsby() {
  const pages = new Map<string, { updatedAt: number; context: { id?: string } }>();
  const created: string[] = [];
  const failures: unknown[] = [];
  const warnings: string[] = [];
  const createPage = ({ path, context }: { path: string; context: { id?: string } }) => {
    created.push(path);
    pages.set(path, { updatedAt: 1, context });
  };
  const args = {
    actions: { createPage },
    getNode: (id: string) => ({ internal: { description: `pages ${id} (he)` } }),
    reporter: {
      panicOnBuild: (failure: unknown) => failures.push(failure),
      warn: (warning: string) => warnings.push(warning),
    },
    store: { getState: () => ({ pages }) },
  } as unknown as CreatePagesArgs;
  return { args, pages, created, failures, warnings };
}

const own = reservedNames(['favicon.ico', 'icons']);
const page = { path: '/about/', component: '/src/AboutPage.tsx', language: 'he', id: 'node' } as const;

test('creates a page once, then only marks it as current', () => {
  const { args, pages, created } = gatsby();
  ensurePage(args, page, own);
  ensurePage(args, page, own);
  expect(created).toEqual(['/about/']);
  expect(pages.get('/about/')?.updatedAt).toBeGreaterThan(1);
});

test.each([
  ['another template', { component: '/src/OtherPage.tsx' }],
  ['another node', { id: 'other' }],
  ['another language', { language: 'en' as const }],
])('recreates the page for %s', (_name, change) => {
  const { args, created } = gatsby();
  ensurePage(args, page, own);
  ensurePage(args, { ...page, ...change }, own);
  expect(created).toHaveLength(2);
});

test('recreates a page that was deleted or replaced', () => {
  const { args, pages, created } = gatsby();
  ensurePage(args, page, own);
  pages.delete('/about/');
  ensurePage(args, page, own);
  pages.set('/about/', { updatedAt: 1, context: {} });
  ensurePage(args, page, own);
  expect(created).toHaveLength(3);
});

const FAULTY = [
  ['/favicon.ico/', 'favicon.ico'],
  ['/Favicon.ico/', 'favicon.ico'],
  ['/favicon.ico/below/', 'favicon.ico'],
  ['/icons/', 'icons'],
  ['/index/', 'index'],
  ['/about/index/', 'index'],
  ['/index.html/', 'index.html'],
  ['/about/index.html/', 'index.html'],
  ['/about/page-data.json/', 'page-data.json'],
  [`/${'א'.repeat(130)}/`, '255 bytes'],
  [`/${'about/'.repeat(110)}`, '600 bytes'],
] as const;

test.each(FAULTY)('reports the document at %s and creates no page', (path, reason) => {
  const { args, created, failures } = gatsby();
  ensurePage(args, { ...page, path }, own);
  expect(created).toEqual([]);
  expect(failures).toEqual([
    {
      id: '',
      context: {
        sourceMessage: expect.stringMatching(`pages node \\(he\\): The page address .* ${reason}`) as unknown,
        document: { label: 'pages node (he)', nodes: ['node'], reason: 'address' },
      },
    },
  ]);
});

test('only warns in a preview', () => {
  process.env.GATSBY_PREVIEW = 'true';
  const { args, created, failures, warnings } = gatsby();
  ensurePage(args, { ...page, path: '/index/' }, own);
  delete process.env.GATSBY_PREVIEW;
  expect({ created, failures }).toEqual({ created: [], failures: [] });
  expect(warnings).toEqual([expect.stringContaining('pages node (he): The page address /index/')]);
});
