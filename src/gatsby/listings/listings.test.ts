import { listedHomes, listedProjects, type ListedNode, type ListingModel } from './listings';

const NODES: ListedNode[] = [
  { id: 'unranked', documentId: '10', priorityID: null },
  { id: 'second', documentId: '1', priorityID: 5 },
  { id: 'also unranked', documentId: '9' },
  { id: 'first', documentId: '4', priorityID: 1 },
];
const findAll = jest.fn<ReturnType<ListingModel['findAll']>, Parameters<ListingModel['findAll']>>(() =>
  Promise.resolve({ entries: NODES }),
);
const trackPageDependencies = jest.fn();
const model: ListingModel = { findAll, trackPageDependencies };
const asked = () => findAll.mock.lastCall?.[0];

beforeEach(() => trackPageDependencies.mockClear());

describe('a listing', () => {
  it('sorts by priority, then by order of entry', async () => {
    const found = await listedProjects({ locale: 'he' }, model);
    expect(found.map(({ id }) => id)).toEqual(['first', 'second', 'also unranked', 'unranked']);
  });

  it.each([
    ['all projects of its language', undefined, {}],
    ['of its group sites', { groupSites: ['g1'] }, { groupSites: { elemMatch: { id: { in: ['g1'] } } } }],
    [
      'of its types',
      { projectTypes: ['t1', 't2'], groupSites: [] },
      { projectType: { id: { in: ['t1', 't2'] } } },
    ],
  ])('of projects: %s', async (_, listing, filter) => {
    await listedProjects({ locale: 'en', ...(listing && { listing }) }, model);
    expect(asked()).toEqual({ type: 'CmsProject', query: { filter: { locale: { eq: 'en' }, ...filter } } });
  });

  it('of homes depends on the types that select their projects', async () => {
    await listedHomes({ locale: 'he' }, model);
    expect(trackPageDependencies.mock.calls).toEqual([
      [[], { connectionType: 'CmsProject' }],
      [[], { connectionType: 'CmsProjectType' }],
    ]);
  });

  it('of homes contains those of rental projects', async () => {
    await listedHomes({ locale: 'he', listing: { groupSites: ['g1'] } }, model);
    expect(asked()).toEqual({
      type: 'CmsApartment',
      query: {
        filter: {
          locale: { eq: 'he' },
          project: {
            groupSites: { elemMatch: { id: { in: ['g1'] } } },
            projectType: { layout: { eq: 'rental' } },
          },
        },
      },
    });
  });
});
