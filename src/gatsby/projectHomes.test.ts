import { linkedByHomes, projectHomes, type HomeNode, type HomesModel } from './projectHomes';

const HOMES: HomeNode[] = [
  { id: 'b10', building: 'B', apartmentNumber: '10', gallery: ['kitchen', 'view'] },
  { id: 'b9', building: 'B', apartmentNumber: '9', gallery: ['kitchen'], propertyImage: 'view' },
  { id: 'a1', building: 'A', apartmentNumber: '1', gallery: null, propertyImage: 'gone' },
  { id: 'top', building: 'B', apartmentNumber: '22', priorityID: 1 },
  { id: 'bare' },
];
const ORDERS: Record<string, number> = { A: 2, B: 1 };
const findAll = jest.fn<ReturnType<HomesModel['findAll']>, Parameters<HomesModel['findAll']>>(() =>
  Promise.resolve({ entries: HOMES }),
);
const model: HomesModel = {
  findAll,
  getNodeById: ({ id }) => (id === 'gone' ? null : { id, order: ORDERS[id] ?? null }),
};
const PROJECT = { id: 'p1', locale: 'he' };

describe('the homes of a project', () => {
  it('are those of its language, by priority, building and number', async () => {
    const found = await projectHomes(PROJECT, model);
    expect(found.map(({ id }) => id)).toEqual(['top', 'b9', 'b10', 'a1', 'bare']);
    expect(findAll.mock.lastCall?.[0]).toEqual({
      type: 'CmsApartment',
      query: { filter: { locale: { eq: 'he' }, project: { id: { eq: 'p1' } } } },
    });
  });

  it('link to files that are there once each', async () => {
    const files = await linkedByHomes(PROJECT, ['propertyImage', 'gallery'], model);
    expect(files.map(({ id }) => id)).toEqual(['view', 'kitchen']);
    const buildings = await linkedByHomes(PROJECT, ['building'], model);
    expect(buildings.map(({ id }) => id)).toEqual(['B', 'A']);
  });
});
