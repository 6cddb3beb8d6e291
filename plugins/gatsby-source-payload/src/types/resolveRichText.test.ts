import type { ResolveInfo, ResolverContext, SourcedNode } from './GatsbySchema';
import { resolveRichText } from './resolveRichText';
import type { RichTextNode } from '../richText/RichTextNode';

const node = (id: string, type: string, rest: object): SourcedNode => ({
  id,
  internal: { type, contentDigest: id },
  ...rest,
});

const nodes = new Map<string, SourcedNode>([
  ['page', node('page', 'CmsPage', { path: '/about/', title: 'About <us>' })],
  [
    'photo',
    node('photo', 'CmsMedia', {
      url: 'http://cms.example/p.jpg',
      filename: 'p.jpg',
      mimeType: 'image/jpeg',
      alt: 'A "house"',
      width: 800,
      height: 600,
    }),
  ],
  [
    'drawing',
    node('drawing', 'CmsMedia', {
      url: 'http://cms.example/d.svg',
      filename: 'd.svg',
      mimeType: 'image/svg+xml',
      alt: null,
      width: 24,
      height: 24,
    }),
  ],
  [
    'report',
    node('report', 'CmsMedia', {
      url: 'http://cms.example/r.pdf',
      filename: 'r <1>.pdf',
      mimeType: 'application/pdf',
    }),
  ],
]);

let tracked: string[];
const context: ResolverContext = {
  nodeModel: {
    getNodeById: ({ id }, { track } = { track: true }) => {
      const node = nodes.get(id) ?? null;
      if (node && track) tracked.push(id);
      return node;
    },
    trackPageDependencies: ({ id }) => tracked.push(id),
  },
};

const image = {
  images: {
    sources: [{ srcSet: '/p.webp 480w', type: 'image/webp', sizes: '100vw' }],
    fallback: { src: '/p.jpg', srcSet: '/p.jpg 480w', sizes: '100vw' },
  },
};
const gatsbyImage = (source: unknown) => Promise.resolve(source === nodes.get('photo') ? image : null);
const info: ResolveInfo = {
  schema: {
    getType: (name) =>
      name === 'CmsMedia' ? { getFields: () => ({ gatsbyImage: { resolve: gatsbyImage } }) } : undefined,
  },
};

const resolve = (...content: RichTextNode[]) => resolveRichText({ content }, context, info);

beforeEach(() => {
  tracked = [];
});

test("links to the document's current address", async () => {
  const content: RichTextNode = { kind: 'link', target: 'page', newTab: false, children: ['About'] };
  await expect(resolve({ kind: 'element', tag: 'p', children: [content] })).resolves.toEqual({
    html: '<p><a href="/about/">About</a></p>',
    text: 'About',
  });
});

test('makes the page depend on linked addresses, on embedded documents and on missing ones', async () => {
  await resolve(
    { kind: 'link', target: 'gone', newTab: false, children: ['x'] },
    { kind: 'link', target: 'page', newTab: false, children: ['y'] },
    { kind: 'link', target: 'photo', newTab: false, children: ['z'] },
    { kind: 'embed', target: 'photo' },
  );
  expect(tracked).toEqual(['gone', 'page *', 'page path', 'page url', 'photo']);
});

test('shows a photo responsively', async () => {
  expect((await resolve({ kind: 'embed', target: 'photo' }))?.html).toBe(
    '<picture><source srcset="/p.webp 480w" type="image/webp" sizes="100vw" />' +
      '<img src="/p.jpg" srcset="/p.jpg 480w" sizes="100vw" alt="A &quot;house&quot;" width="800" height="600" loading="lazy" decoding="async" /></picture>',
  );
});

test('shows a drawing unprocessed', async () => {
  expect((await resolve({ kind: 'embed', target: 'drawing' }))?.html).toBe(
    '<img src="http://cms.example/d.svg" alt="" width="24" height="24" loading="lazy" decoding="async" />',
  );
});

test('links to any other file by name', async () => {
  expect((await resolve({ kind: 'embed', target: 'report' }))?.html).toBe(
    '<p><a href="http://cms.example/r.pdf">r &lt;1&gt;.pdf</a></p>',
  );
});

test('links to an embedded page by title', async () => {
  expect((await resolve({ kind: 'embed', target: 'page' }))?.html).toBe(
    '<p><a href="/about/">About &lt;us&gt;</a></p>',
  );
});

test('shows nothing of a document without an address', async () => {
  nodes.set('company', node('company', 'CmsCompany', { name: 'Even Derech' }));
  expect((await resolve({ kind: 'embed', target: 'company' }))?.html).toBe('');
});

test('returns null for an empty field', async () => {
  await expect(resolveRichText(null, context, info)).resolves.toBeNull();
});
