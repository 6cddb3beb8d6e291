import { related, type ListedModel, type ListedNode, type Likeness } from './related';

interface Project extends ListedNode {
  city: string[];
  designation: string[];
}

const project = (id: string, city: string, designation: string, locale = 'he'): Project => ({
  id,
  locale,
  city: [city],
  designation: [designation],
});

type GroupFilter = Partial<Record<'city' | 'designation', { elemMatch: { id: { in: string[] } } }>>;

/** Answers as Gatsby's node model does for the filters in question. */
function modelOf(projects: readonly Project[]): ListedModel {
  return {
    getNodeById: ({ id }) => projects.find((one) => one.id === id) ?? null,
    findAll: ({ query: { filter, limit } }) => {
      const { locale, ...rest } = filter as { locale: { eq: string } } & GroupFilter;
      const entries = projects.filter(
        (one) =>
          one.locale === locale.eq &&
          (['city', 'designation'] as const).every(
            (field) => !rest[field] || rest[field].elemMatch.id.in.some((id) => one[field].includes(id)),
          ),
      );
      return Promise.resolve({ entries: entries.slice(0, limit) });
    },
  };
}

const all = [
  project('a', 'haifa', 'homes'),
  project('b', 'eilat', 'offices'),
  project('c', 'eilat', 'homes'),
  project('d', 'haifa', 'offices'),
  project('x', 'haifa', 'homes', 'en'),
];
const current = all[0] as Project;
const likeness: Likeness[] = [
  { field: 'city', ids: ['haifa'] },
  { field: 'designation', ids: ['homes'] },
];
const ids = async (options: { chosen?: string[]; limit?: number; fill?: boolean } = {}) =>
  (
    await related(current, { type: 'CmsProject', chosen: [], likeness, limit: 6, ...options }, modelOf(all))
  ).map(({ id }) => id);

test('those that editors chose, in their order, never the same one', async () => {
  expect(await ids({ chosen: ['c', 'a', 'b'] })).toEqual(['c', 'b']);
  expect(await ids({ chosen: ['c', 'b'], limit: 1 })).toEqual(['c']);
});

test('else those most alike first, of its language, each once', async () => {
  expect(await ids()).toEqual(['d', 'c', 'b']);
  expect(await ids({ limit: 1 })).toEqual(['d']);
  expect(await ids({ limit: 0 })).toEqual([]);
});

test('others fill what is left only where that is wanted', async () => {
  expect(await ids({ fill: false })).toEqual(['d', 'c']);
});
