import type { CreatePagesArgs } from 'gatsby';
import { keepPage } from './keepPage';

/** As much of Gatsby as pages need; each is made of what it was created with. */
function gatsby() {
  const pages = new Map<string, { updatedAt: number; context: { id?: string } }>();
  const created: string[] = [];
  const createPage = ({ path, context }: { path: string; context: { id?: string } }) => {
    created.push(path);
    pages.set(path, { updatedAt: 1, context });
  };
  const args = {
    actions: { createPage },
    store: { getState: () => ({ pages }) },
  } as unknown as CreatePagesArgs;
  return { args, pages, created };
}

const page = { path: '/about/', component: '/src/AboutPage.tsx', language: 'he', id: 'node' } as const;

test('creates a page once, and marks it as wanted from then on', () => {
  const { args, pages, created } = gatsby();
  keepPage(args, page);
  keepPage(args, page);
  expect(created).toEqual(['/about/']);
  expect(pages.get('/about/')?.updatedAt).toBeGreaterThan(1);
});

test.each([
  ['another template', { component: '/src/OtherPage.tsx' }],
  ['another node', { id: 'other' }],
  ['another language', { language: 'en' as const }],
])('creates it again for %s', (_name, change) => {
  const { args, created } = gatsby();
  keepPage(args, page);
  keepPage(args, { ...page, ...change });
  expect(created).toHaveLength(2);
});

test('creates it again when it was deleted, or when another took its place', () => {
  const { args, pages, created } = gatsby();
  keepPage(args, page);
  pages.delete('/about/');
  keepPage(args, page);
  pages.set('/about/', { updatedAt: 1, context: {} });
  keepPage(args, page);
  expect(created).toHaveLength(3);
});
