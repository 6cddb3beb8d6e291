import type { CreatePagesArgs } from 'gatsby';
import { createContentPages } from './createContentPages';

const node = (template: string, ...types: string[]) => ({
  id: 'node-1',
  documentId: '7',
  locale: 'he',
  path: '/questions/',
  title: 'שאלות',
  template,
  blocks: types.map((__typename) => ({ __typename })),
});

async function build(...nodes: ReturnType<typeof node>[]) {
  const created: string[] = [];
  const failures: string[] = [];
  const warnings: string[] = [];
  await createContentPages({
    actions: { createPage: ({ path }: { path: string }) => created.push(path) },
    graphql: () => Promise.resolve({ data: { allCmsPage: { nodes } } }),
    reporter: {
      panicOnBuild: (message: string) => failures.push(message),
      warn: (message: string) => warnings.push(message),
    },
  } as unknown as CreatePagesArgs);
  return { created, failures, warnings };
}

afterEach(() => {
  delete process.env.GATSBY_PREVIEW;
});

test('makes a page whose template shows all its blocks', async () => {
  expect(await build(node('faq', 'CmsAccordionFaqMainBlock'))).toEqual({
    created: ['/questions/'],
    failures: [],
    warnings: [],
  });
});

test('fails the build for a block that the template does not show', async () => {
  const { failures } = await build(node('faq', 'CmsLandingPageBlock'));
  expect(failures).toEqual([
    expect.stringMatching(/"שאלות" \(pages 7, he.*block "landingPage".*template "faq"/),
  ]);
});

test('fails the build for a block on a page whose template shows none', async () => {
  expect((await build(node('sitemap', 'CmsTopBannerBlock'))).failures).toHaveLength(1);
});

test('only warns of it in a preview, whose drafts may be unfinished', async () => {
  process.env.GATSBY_PREVIEW = 'true';
  const { created, failures, warnings } = await build(node('faq', 'CmsLandingPageBlock'));
  expect({ created, failures }).toEqual({ created: ['/questions/'], failures: [] });
  expect(warnings).toHaveLength(1);
});

test('fails the build for a template that the site does not have', async () => {
  const { created, failures } = await build(node('unheardOf'));
  expect(created).toEqual([]);
  expect(failures).toEqual([expect.stringContaining('unheardOf')]);
});
