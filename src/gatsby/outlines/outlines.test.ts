import { retainOutlines, writeOutlines } from './writeOutlines';
import { fakeNodes } from '../testing/fakeNodes';
import { readOutline } from './readOutline';

type Node = Record<string, unknown> & { id: string };

/** Test double for the parts of Gatsby that the outlines use. */
function gatsby(nodes: readonly (Node & { type: string })[]) {
  const made = new Map<string, Node & { internal: { contentDigest: string } }>();
  const touched: string[] = [];
  const created: string[] = [];
  const types = new Set(nodes.map(({ type }) => type));
  const source = fakeNodes(
    Object.fromEntries([...types].map((type) => [type, nodes.filter((node) => node.type === type)])),
  );
  return {
    made,
    touched,
    created,
    source,
    args: {
      ...source.args,
      getNode: (id: string) => made.get(id),
      getNodesByType: (type: string) =>
        type === 'Outline' ? [...made.values()] : source.args.getNodesByType(type),
      actions: {
        createNode: (node: Node & { internal: { contentDigest: string } }) => {
          created.push(node.id);
          made.set(node.id, node);
        },
        deleteNode: ({ id }: Node) => made.delete(id),
        touchNode: ({ id }: Node) => touched.push(id),
      },
    } as unknown as Parameters<typeof writeOutlines>[0] & Parameters<typeof retainOutlines>[0],
  };
}

const article = (id: string, title: string, locale = 'he') => ({
  type: 'CmsPage',
  id,
  title,
  locale,
  template: 'article',
  article: { category: 'c', date: '2026-01-01' },
});
const digests = async (nodes: Parameters<typeof gatsby>[0]) => {
  const site = gatsby(nodes);
  await writeOutlines(site.args);
  return (id: string) => site.made.get(id)?.internal.contentDigest;
};

test('hold the sort keys of lists, in order and by language', async () => {
  const site = gatsby([
    article('b', 'Second'),
    article('a', 'First'),
    article('e', 'English', 'en'),
    { ...article('p', 'No article'), template: 'generic' },
    { type: 'CmsApartment', id: 'h', locale: 'en', project: 'p1', price: 5 },
  ]);
  await writeOutlines(site.args);
  const model = { getNodeById: ({ id }: { id: string }) => site.made.get(id) ?? null };
  const dated = { template: 'article', category: 'c', date: '2026-01-01' };
  expect(readOutline('pages', 'he', model)).toEqual([
    { id: 'a', ...dated },
    { id: 'b', ...dated },
    { id: 'p', ...dated, template: 'generic' },
  ]);
  expect(readOutline('pages', 'en', model).map(({ id }) => id)).toEqual(['e']);
  expect(readOutline('homes', 'en', model)).toEqual([
    { id: 'h', project: 'p1', building: null, priorityID: null, apartmentNumber: null },
  ]);
  expect(readOutline('homes', 'he', model)).toEqual([]);
});

test('ignore a changed title, and change with sort keys', async () => {
  const before = await digests([article('a', 'One')]);
  const renamed = await digests([article('a', 'Two')]);
  const moved = await digests([{ ...article('a', 'One'), article: { category: 'd', date: '2026-01-01' } }]);
  const more = await digests([article('a', 'One'), article('b', 'New')]);
  const id = 'Outline pages he';
  expect(renamed(id)).toBe(before(id));
  expect(moved(id)).not.toBe(before(id));
  expect(more(id)).not.toBe(before(id));
  expect(more('Outline pages en')).toBe(before('Outline pages en'));
});

const at = (id: string, date: string, category: string) => ({
  ...article(id, id),
  article: { category, date },
});
const articles = Array.from({ length: 20 }, (_, index) => at(`a${index}`, `2026-01-${10 + index}`, 'c'));

test('of the newest do not change with another kind of page or an older article', async () => {
  const before = await digests(articles);
  const newest = 'Outline newest he';
  const page = { ...article('p', 'Page'), template: 'generic', article: null };
  expect((await digests([...articles, page]))(newest)).toBe(before(newest));
  expect((await digests([...articles, at('old', '2020-01-01', 'c')]))(newest)).toBe(before(newest));
  expect((await digests([...articles, at('new', '2026-02-01', 'd')]))(newest)).not.toBe(before(newest));
});

test('of following articles change for a new one only within its reach', async () => {
  const site = gatsby(articles);
  await writeOutlines(site.args);
  site.created.length = 0;
  site.source.create('CmsPage', at('new', '2026-03-01', 'c'));
  await writeOutlines(site.args);
  // After the oldest article, the list continues with the newest. The outlines of the nine oldest articles of the
  // category therefore contain the new one.
  expect(site.created.filter((id) => id.includes('following')).sort()).toEqual(
    ['new', ...Array.from({ length: 9 }, (_, index) => `a${index}`)]
      .map((id) => `Outline following he ${id}`)
      .sort(),
  );
});

test('are deleted with their article', async () => {
  const site = gatsby([at('a', '2026-01-01', 'c'), at('b', '2026-01-02', 'c')]);
  await writeOutlines(site.args);
  expect(site.made.has('Outline following he b')).toBe(true);
  site.source.remove('b');
  await writeOutlines(site.args);
  expect(site.made.has('Outline following he b')).toBe(false);
  expect(site.made.has('Outline following he a')).toBe(true);
});

test('of an earlier process are deleted too', async () => {
  const site = gatsby([at('a', '2026-01-01', 'c')]);
  site.made.set('Outline following he gone', {
    id: 'Outline following he gone',
    internal: { contentDigest: '' },
  });
  await writeOutlines(site.args);
  expect([...site.made.keys()].filter((id) => id.includes('following'))).toEqual(['Outline following he a']);
});

test('are rewritten only when an entry changes', async () => {
  const site = gatsby([article('a', 'One'), article('b', 'Two')]);
  await writeOutlines(site.args);
  const write = async () => {
    site.created.length = 0;
    await writeOutlines(site.args);
    return site.created;
  };
  expect(await write()).toEqual([]);
  site.source.create('CmsPage', article('a', 'Another'));
  expect(await write()).toEqual(['Outline sitemap he']);
  site.source.remove('b');
  expect((await write()).filter((id) => /pages|sitemap/.test(id))).toHaveLength(2);
  const model = { getNodeById: ({ id }: { id: string }) => site.made.get(id) ?? null };
  expect(readOutline('sitemap', 'he', model)).toMatchObject([{ id: 'a', title: 'Another' }]);
});

test('are kept from one build to the next', async () => {
  const site = gatsby([]);
  await writeOutlines(site.args);
  retainOutlines(site.args);
  expect(site.touched).toEqual([...site.made.keys()]);
});

test('throw when they are missing', () => {
  expect(() => readOutline('jobs', 'he', { getNodeById: () => null })).toThrow('no outline of jobs in "he"');
});
