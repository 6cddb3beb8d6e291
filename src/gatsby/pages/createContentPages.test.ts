import type { CreatePagesArgs } from 'gatsby';
import { fakeNodes } from '../testing/fakeNodes';
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

function build(...nodes: ReturnType<typeof node>[]) {
  const created: string[] = [];
  const failures: string[] = [];
  const documents: object[] = [];
  const warnings: string[] = [];
  createContentPages({
    ...fakeNodes({ CmsPage: nodes }).args,
    actions: { createPage: ({ path }: { path: string }) => created.push(path) },
    store: { getState: () => ({ pages: new Map() }) },
    reporter: {
      panicOnBuild: ({ context }: { context: { sourceMessage: string; document: object } }) => {
        failures.push(context.sourceMessage);
        documents.push(context.document);
      },
      warn: (message: string) => warnings.push(message),
    },
  } as unknown as CreatePagesArgs);
  return { created, failures, warnings, documents };
}

afterEach(() => {
  delete process.env.GATSBY_PREVIEW;
});

test('creates a page whose template shows all its blocks', () => {
  expect(build(node('faq', 'CmsAccordionFaqMainBlock'))).toMatchObject({
    created: ['/questions/'],
    failures: [],
    warnings: [],
  });
});

test('fails the build for a block that the template does not show', () => {
  const { failures, documents } = build(node('faq', 'CmsLandingPageBlock'));
  expect(documents).toEqual([{ label: 'pages 7 (he)', nodes: ['node-1'], reason: 'content' }]);
  expect(failures).toEqual([
    expect.stringMatching(/"שאלות" \(pages 7, he.*block "landingPage".*template "faq"/),
  ]);
});

test('fails the build for a block on a page whose template shows none', () => {
  expect(build(node('sitemap', 'CmsTopBannerBlock')).failures).toHaveLength(1);
});

test('only warns in a preview, because drafts may be unfinished', () => {
  process.env.GATSBY_PREVIEW = 'true';
  const { created, failures, warnings } = build(node('faq', 'CmsLandingPageBlock'));
  expect({ created, failures }).toEqual({ created: ['/questions/'], failures: [] });
  expect(warnings).toHaveLength(1);
});

test('fails the build for an unknown template', () => {
  const { created, failures } = build(node('unheardOf'));
  expect(created).toEqual([]);
  expect(failures).toEqual([expect.stringContaining('unheardOf')]);
});
