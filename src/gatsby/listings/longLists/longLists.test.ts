import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { buildSchema, execute, type GraphQLObjectType, type GraphQLResolveInfo, parse } from 'gatsby/graphql';
import { type ListModel, longLists } from './longLists';

const SCHEMA = `
  interface Node { id: String! }
  type Author { name: String }
  type Page implements Node { id: String! title(upper: Boolean): String author: Author broken: String everything: Int }
  type PageList { entries: [Page!]! files: [String!]! }
  type Query { list: PageList! nodesById(ids: [String!]!): [Node!]! }
`;
const QUERY = `
  query Lobby($upper: Boolean) { list { files entries { ...Card title(upper: $upper) } } }
  fragment Card on Page { id author { name } }
`;

interface PageNode {
  id: string;
  title: string;
  author: string;
}
interface Context {
  nodeModel: ListModel & { findAll: () => object[] };
}
interface Answer {
  list: { files: string[]; entries: object[] };
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lists-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Creates a site with many pages. Their texts are so long that a list of a few hundred does not fit into its page's
 * data.
 */
function site(count: number, areParted = true) {
  const emitter = new EventEmitter();
  const author = { id: 'author', name: 'Tamar' };
  const pages = new Map<string, PageNode>(
    Array.from({ length: count }, (_, index) => {
      const id = `page-${index}`;
      return [id, { id, title: `${index} `.repeat(400), author: author.id }];
    }),
  );
  const tracked = new Set<string>();
  const resolved: string[] = [];
  const list = longLists({ emitter: emitter as NodePluginArgs['emitter'], folder, areParted });
  const nodeModel: Context['nodeModel'] = {
    getNodeById: ({ id }) => {
      tracked.add(id);
      return id === author.id ? author : (pages.get(id) ?? null);
    },
    trackPageDependencies: (nodes) => nodes.forEach(({ id }) => tracked.add(id)),
    findAll: () => [...pages.values()],
  };
  const schema = buildSchema(SCHEMA);
  const fieldsOf = (type: string) => (schema.getType(type) as GraphQLObjectType).getFields();
  const resolver = (type: string, field: string, resolve: (...args: never[]) => unknown) => {
    const at = fieldsOf(type)[field];
    if (at) at.resolve = resolve as never;
  };
  resolver('Query', 'list', (_root: unknown, _args: unknown, context: Context, info: GraphQLResolveInfo) =>
    list([...pages.keys()], context, info),
  );
  resolver('Query', 'nodesById', (_root: unknown, { ids }: { ids: string[] }, context: Context) =>
    ids.map((id) => ({
      __typename: 'Page',
      ...(context.nodeModel.getNodeById({ id }) as object),
    })),
  );
  resolver('Page', 'title', ({ id, title }: PageNode, { upper }: { upper?: boolean }) => {
    resolved.push(id);
    return upper ? title.toUpperCase() : title;
  });
  resolver('Page', 'author', (page: PageNode, _args: unknown, context: Context) =>
    context.nodeModel.getNodeById({ id: page.author }),
  );
  resolver('Page', 'broken', () => {
    throw new Error('It is broken');
  });
  resolver(
    'Page',
    'everything',
    (_page: unknown, _args: unknown, context: Context) => context.nodeModel.findAll().length,
  );
  const parsed = new Map<string, ReturnType<typeof parse>>();
  /** Runs a query in the same way as a page. Each query text is parsed only once, as in Gatsby. */
  const ask = async (query = QUERY) => {
    tracked.clear();
    resolved.length = 0;
    const document = parsed.get(query) ?? parse(query);
    parsed.set(query, document);
    const { data, errors } = await execute({ schema, document, contextValue: { nodeModel } });
    return {
      ...(data as unknown as Answer | null)?.list,
      errors,
      resolved: [...new Set(resolved)],
      tracked: [...tracked],
    };
  };
  const rename = (id: string, title: string) => {
    pages.set(id, { id, title, author: author.id });
    emitter.emit('CREATE_NODE', { payload: pages.get(id) });
  };
  const renameAuthor = (name: string) => {
    author.name = name;
    emitter.emit('CREATE_NODE', { payload: author });
  };
  return { ask, rename, renameAuthor, pages };
}

const read = (files: readonly string[] = []) =>
  files.flatMap(
    (file) =>
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as {
        id: string;
        title: string;
        author: object;
      }[],
  );
const filesHere = () => readdirSync(folder, { recursive: true });

it.each([0, 9, 20])("a list of %i is part of its page's data", async (count) => {
  const { entries, files } = await site(count).ask();
  expect(files).toEqual([]);
  expect(entries).toHaveLength(count);
  expect(filesHere()).toEqual([]);
});

it('stays whole when pages are queried one at a time', async () => {
  const { entries, files } = await site(2_000, false).ask();
  expect(entries).toHaveLength(2_000);
  expect(files).toEqual([]);
});

it('a long list has its first entries, and files with all queried fields', async () => {
  const { entries = [], files, tracked } = await site(2_000).ask();
  expect(entries).toHaveLength(9);
  expect(files?.length).toBeGreaterThan(2);
  for (const file of files ?? []) expect(file).toMatch(/^\/static\/listings\/[0-9a-f]{20}\.json$/);
  const all = read(files);
  expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 2_000 }, (_, index) => `page-${index}`));
  expect(all.slice(0, 9)).toEqual(entries);
  expect(all[0]).toEqual({ id: 'page-0', author: { name: 'Tamar' }, title: '0 '.repeat(400) });
  expect(tracked).toHaveLength(2_001);
});

it('resolves only the part with a changed entry and keeps all dependencies of the page', async () => {
  const { ask, rename } = site(2_000);
  const first = await ask();
  rename('page-1000', 'Another title');
  const second = await ask();
  expect(second.resolved).toContain('page-1000');
  expect(second.resolved.length).toBeLessThan(1_200);
  expect(second.tracked.sort()).toEqual(first.tracked.sort());
  expect(second.files?.filter((file) => !first.files?.includes(file))).toHaveLength(1);
  expect(read(second.files)[1000]?.title).toBe('Another title');
  const third = await ask();
  expect(third.files).toEqual(second.files);
  expect(third.resolved.sort()).toEqual(Array.from({ length: 9 }, (_, index) => `page-${index}`));
});

it('resolves everything after a change that all entries show', async () => {
  const { ask, renameAuthor } = site(2_000);
  const { files } = await ask();
  renameAuthor('Noa');
  const after = await ask();
  expect(after.resolved).toHaveLength(2_000);
  expect(read(after.files).at(-1)?.author).toEqual({ name: 'Noa' });
  expect(after.files?.some((file) => files?.includes(file))).toBe(false);
});

it('resolves a part each time if it depends on the set of nodes', async () => {
  const { ask } = site(2_000);
  const query = '{ list { files entries { title everything } } }';
  await ask(query);
  expect((await ask(query)).resolved).toHaveLength(2_000);
});

it('separates different queries', async () => {
  const { ask } = site(2_000);
  await ask();
  const { files } = await ask('{ list { files entries { name: title } } }');
  expect(Object.keys(read(files)[0] ?? {})).toEqual(['name']);
});

it('rewrites a deleted part', async () => {
  const { ask } = site(2_000);
  const { files } = await ask();
  rmSync(path.join(folder, files?.[1] ?? ''));
  expect((await ask()).files).toEqual(files);
  expect(read(files)).toHaveLength(2_000);
});

it("returns to the page's data once it is short", async () => {
  const { ask, pages } = site(2_000);
  await ask();
  for (const id of [...pages.keys()].slice(20)) pages.delete(id);
  const { entries, files } = await ask();
  expect(entries).toHaveLength(20);
  expect(files).toEqual([]);
});

it('fails with the first failing field', async () => {
  const { errors } = await site(2_000).ask('{ list { files entries { id broken } } }');
  expect(errors?.[0]?.message).toBe('It is broken');
});

it.each([
  ['{ list { files ...All } } fragment All on PageList { entries { id } }'],
  ['{ list { entries { id } } }'],
])('rejects an unsuitable query even for a short list: %s', async (query) => {
  const { errors } = await site(3, false).ask(query);
  expect(errors?.[0]?.message).toContain('directly, not in a fragment');
});
