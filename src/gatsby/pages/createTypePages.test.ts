import type { CreatePagesArgs } from 'gatsby';
import { fakeNodes } from '../testing/fakeNodes';
import { createTypePages } from './createTypePages';

function build(nodes: Parameters<typeof fakeNodes>[0]) {
  const created: string[] = [];
  const failures: string[] = [];
  const { args } = fakeNodes(nodes);
  createTypePages({
    ...args,
    store: { getState: () => ({ ...args.store.getState(), pages: new Map() }) },
    actions: {
      createPage: ({ path, component }: { path: string; component: string }) =>
        created.push(`${path} ${component.split('/').at(-1)}`),
    },
    reporter: { panicOnBuild: (message: string) => failures.push(message) },
  } as unknown as CreatePagesArgs);
  return { created, failures };
}

test('creates a page per document, with the template named after its type', () => {
  expect(
    build({
      CmsJob: [{ id: 'j', path: '/career/1/' }],
      CmsProduct: [{ id: 'p', path: '/products/one/' }],
      CmsPage: [{ id: 'a', path: '/about/' }],
    }),
  ).toEqual({ created: ['/career/1/ JobPage.tsx', '/products/one/ ProductPage.tsx'], failures: [] });
});

test('fails the build for a collection whose template is missing', () => {
  expect(build({ CmsNew: [] }).failures).toEqual([expect.stringContaining('src/templates/new')]);
});
