import { keepOutlines, writeOutlines } from './writeOutlines';
import { readOutline } from './readOutline';

type Node = Record<string, unknown> & { id: string };

/** As much of Gatsby as outlines need. */
function gatsby(nodes: readonly (Node & { type: string })[]) {
  const made = new Map<string, Node & { internal: { contentDigest: string } }>();
  const touched: string[] = [];
  return {
    made,
    touched,
    args: {
      getNodesByType: (type: string) =>
        type === 'Outline' ? [...made.values()] : nodes.filter((node) => node.type === type),
      createContentDigest: (content: unknown) => JSON.stringify(content),
      actions: {
        createNode: (node: Node & { internal: { contentDigest: string } }) => made.set(node.id, node),
        touchNode: ({ id }: Node) => touched.push(id),
      },
    } as unknown as Parameters<typeof writeOutlines>[0] & Parameters<typeof keepOutlines>[0],
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

test('hold what lists are made by, for each language, in an order of their own', async () => {
  const site = gatsby([
    article('b', 'Second'),
    article('a', 'First'),
    article('e', 'English', 'en'),
    { ...article('p', 'No article'), template: 'generic' },
    { type: 'CmsApartment', id: 'h', locale: 'en', project: 'p1', price: 5 },
  ]);
  await writeOutlines(site.args);
  const model = { getNodeById: ({ id }: { id: string }) => site.made.get(id) ?? null };
  expect(readOutline('articles', 'he', model)).toEqual([
    { id: 'a', category: 'c', date: '2026-01-01' },
    { id: 'b', category: 'c', date: '2026-01-01' },
  ]);
  expect(readOutline('articles', 'en', model).map(({ id }) => id)).toEqual(['e']);
  expect(readOutline('homes', 'en', model)).toEqual([
    { id: 'h', project: 'p1', building: null, priorityID: null, apartmentNumber: null },
  ]);
  expect(readOutline('homes', 'he', model)).toEqual([]);
});

test('stay as they are with a changed title, and change with what lists are made by', async () => {
  const before = await digests([article('a', 'One')]);
  const renamed = await digests([article('a', 'Two')]);
  const moved = await digests([{ ...article('a', 'One'), article: { category: 'd', date: '2026-01-01' } }]);
  const more = await digests([article('a', 'One'), article('b', 'New')]);
  const id = 'Outline articles he';
  expect(renamed(id)).toBe(before(id));
  expect(moved(id)).not.toBe(before(id));
  expect(more(id)).not.toBe(before(id));
  expect(more('Outline articles en')).toBe(before('Outline articles en'));
});

test('are kept from one build to the next', async () => {
  const site = gatsby([]);
  await writeOutlines(site.args);
  keepOutlines(site.args);
  expect(site.touched).toEqual([...site.made.keys()]);
});

test('are asked for only where they are', () => {
  expect(() => readOutline('jobs', 'he', { getNodeById: () => null })).toThrow('no outline of jobs in "he"');
});
