import { outlineModel } from '../testing/outlineModel';
import { findRelated, type SimilarityCriterion } from './findRelated';

const project = (id: string, city: string, designation: string, locale = 'he', priorityID?: number) => ({
  id,
  locale,
  city: [city],
  propertyDesignations: [designation],
  ...(priorityID !== undefined && { priorityID }),
});

const all = [
  project('a', 'haifa', 'homes'),
  project('b', 'eilat', 'offices'),
  project('c', 'eilat', 'homes'),
  project('d', 'haifa', 'offices'),
  project('x', 'haifa', 'homes', 'en'),
];
const current = { id: 'a', locale: 'he' };
const criteria: SimilarityCriterion[] = [
  { field: 'city', ids: ['haifa'] },
  { field: 'propertyDesignations', ids: ['homes'] },
];
const ids = (options: { chosen?: string[]; limit?: number; fill?: boolean } = {}, nodes = all) =>
  findRelated(
    current,
    { outline: 'projects', chosen: [], criteria, limit: 6, ...options },
    outlineModel(nodes),
  ).map(({ id }) => id);

test("returns the editors' choice in its order, without the node itself", () => {
  expect(ids({ chosen: ['c', 'a', 'b'] })).toEqual(['c', 'b']);
  expect(ids({ chosen: ['c', 'b'], limit: 1 })).toEqual(['c']);
});

test('otherwise returns the most similar of its language, each once', () => {
  expect(ids()).toEqual(['d', 'c', 'b']);
  expect(ids({ limit: 1 })).toEqual(['d']);
  expect(ids({ limit: 0 })).toEqual([]);
});

test('fills up with others only when asked', () => {
  expect(ids({ fill: false })).toEqual(['d', 'c']);
});

test('sorts equally similar ones by priority', () => {
  const others = [project('e', 'haifa', 'homes', 'he', 2), project('f', 'haifa', 'homes', 'he', 1)];
  expect(ids({}, [...all, ...others])).toEqual(['f', 'e', 'd', 'c', 'b']);
});

test('adds a chosen document when it is published', () => {
  const model = outlineModel(all);
  findRelated(current, { outline: 'projects', chosen: ['soon', 'b'], criteria, limit: 6 }, model);
  expect(model.asked).toContain('Outline projects he');
});
