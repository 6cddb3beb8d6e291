import { linkedPages, type ResolveInfo } from './linkedPages';

const pages = new Map([
  ['a', { title: 'A' }],
  ['b', { title: 'B' }],
]);
const resolve = jest.fn(({ page }: { page: string }) => pages.get(page) ?? null);
const schema = {
  getType: (name: string) => (name === 'CmsLink' ? { getFields: () => ({ page: { resolve } }) } : undefined),
};
const context = { of: 'the resolver' };

test('finds pages as links do, in the order of ids, without unpublished ones', () => {
  expect(linkedPages(['b', 'gone', 'a'], context, { schema })).toEqual([{ title: 'B' }, { title: 'A' }]);
  expect(resolve).toHaveBeenCalledWith({ page: 'b' }, {}, context, { schema });
});

test('queries the fields of the query and of the resolver', () => {
  const query = { kind: 'Field', selectionSet: {} };
  const info: ResolveInfo = { schema, fieldNodes: [query] };
  linkedPages(['a'], context, info, ['parentPage']);
  const [, , , asked] = resolve.mock.lastCall as unknown as [unknown, unknown, unknown, ResolveInfo];
  expect(asked.fieldNodes).toMatchObject([
    query,
    { selectionSet: { selections: [{ kind: 'Field', name: { value: 'parentPage' } }] } },
  ]);
  expect(info.fieldNodes).toEqual([query]);
});

test('throws when the schema has no links', () => {
  const info = { schema: { getType: () => undefined } };
  expect(() => linkedPages(['a'], context, info)).toThrow('CmsLink.page');
});
