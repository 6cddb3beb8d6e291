import { buildingInAllLanguages, type BuildingsModel } from './buildingInAllLanguages';

it('finds the nodes of a building in every language', async () => {
  const nodes = [
    { id: 'a-he', documentId: '4' },
    { id: 'a-en', documentId: '4' },
  ];
  const findAll = jest.fn<ReturnType<BuildingsModel['findAll']>, Parameters<BuildingsModel['findAll']>>(() =>
    Promise.resolve({ entries: nodes }),
  );
  expect(await buildingInAllLanguages({ id: 'a-he', documentId: '4' }, { findAll })).toEqual(nodes);
  expect(findAll.mock.lastCall?.[0]).toEqual({
    type: 'CmsBuilding',
    query: { filter: { documentId: { eq: '4' } } },
  });
});
