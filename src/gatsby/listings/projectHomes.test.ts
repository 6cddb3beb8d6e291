import { outlineModel } from '../testing/outlineModel';
import { findHomeLinks, projectHomes } from './projectHomes';

const HOMES = [
  { id: 'b10', building: 'B', apartmentNumber: '10', gallery: ['kitchen', 'view'] },
  { id: 'b9', building: 'B', apartmentNumber: '9', gallery: ['kitchen'], propertyImage: 'view' },
  { id: 'a1', building: 'A', apartmentNumber: '1', gallery: null, propertyImage: 'gone' },
  { id: 'top', building: 'B', apartmentNumber: '22', priorityID: 1 },
  { id: 'bare' },
].map((home) => ({ ...home, project: 'p1' }));
const OTHERS = [
  { id: 'elsewhere', project: 'p2' },
  { id: 'English', project: 'p1', locale: 'en' },
];
const LINKED = [{ id: 'A', order: 2 }, { id: 'B', order: 1 }, { id: 'kitchen' }, { id: 'view' }];
const model = outlineModel([...HOMES, ...OTHERS, ...LINKED]);
const PROJECT = { id: 'p1', locale: 'he' };

describe('the homes of a project', () => {
  it('are those of its language, by priority, building and number', () => {
    const found = projectHomes(PROJECT, model);
    expect(found.map(({ id }) => id)).toEqual(['top', 'b9', 'b10', 'a1', 'bare']);
  });

  it('link to existing files, each once', () => {
    const files = findHomeLinks(PROJECT, ['propertyImage', 'gallery'], model);
    expect(files.map(({ id }) => id)).toEqual(['view', 'kitchen']);
    const buildings = findHomeLinks(PROJECT, ['building'], model);
    expect(buildings.map(({ id }) => id)).toEqual(['B', 'A']);
  });
});
