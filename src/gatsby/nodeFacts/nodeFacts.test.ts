import { fakeNodes } from '../testing/fakeNodes';
import { nodeFacts } from './nodeFacts';

const facts = nodeFacts('CmsPage', (node) => (node.title ? { title: node.title } : null));

const site = () =>
  fakeNodes({ CmsPage: [{ id: 'a', title: 'One' }, { id: 'b' }], CmsJob: [{ id: 'j', title: 'Job' }] });

test('reads all nodes of its type once, then only changes', () => {
  const { args, create, remove, reads } = site();
  expect([...facts(args).byId]).toEqual([['a', { title: 'One' }]]);
  create('CmsPage', { id: 'c', title: 'Three' });
  create('CmsPage', { id: 'b', title: 'Two' });
  create('CmsJob', { id: 'k', title: 'Job' });
  remove('a');
  remove('j');
  expect(Object.fromEntries(facts(args).byId)).toEqual({ b: { title: 'Two' }, c: { title: 'Three' } });
  expect(reads).toEqual(['CmsPage']);
});

test('changes its revision only when a kept fact changes', () => {
  const { args, create, remove } = site();
  const revision = () => facts(args).revision;
  const seen = [revision()];
  const after = (change: () => void) => {
    change();
    seen.push(revision());
  };
  after(() => create('CmsPage', { id: 'a', title: 'One', text: 'another' }));
  expect(seen[1]).toBe(seen[0]);
  after(() => create('CmsPage', { id: 'a', title: 'Another' }));
  after(() => create('CmsPage', { id: 'a' }));
  after(() => create('CmsPage', { id: 'd', title: 'New' }));
  after(() => remove('d'));
  expect(new Set(seen.slice(1)).size).toBe(5);
  after(() => remove('b'));
  expect(seen.at(-1)).toBe(seen.at(-2));
});

test('ignores a node without a document', () => {
  const { args, create, remove } = site();
  const before = facts(args).revision;
  create('CmsPage', { id: 'x *', title: 'Told', documentId: undefined });
  remove('x *');
  expect(facts(args).revision).toBe(before);
});

test('separates the nodes of different builders', () => {
  const [one, other] = [site(), site()];
  facts(one.args);
  other.remove('a');
  expect([facts(one.args).byId.size, facts(other.args).byId.size]).toEqual([1, 0]);
});
