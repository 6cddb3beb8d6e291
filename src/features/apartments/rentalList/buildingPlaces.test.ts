import { buildingPlaces } from './buildingPlaces';

const home = (buildingName: string | null, title: string | null) => ({
  buildingName,
  project: title === null ? null : { title, path: null, status: null, companyId: null },
});

it.each([
  ['the projects of each building', [home('A', 'Sea'), home('B', 'Hill')], ['A · Sea', 'B · Hill']],
  [
    'all projects with a building of that name, once',
    [home('A', 'Sea'), home('A', 'Hill'), home('A', 'Sea')],
    ['A · Sea, Hill'],
  ],
  ['nothing where all homes are of one project', [home('A', 'Sea'), home('B', 'Sea')], []],
  ['nothing of a home without a building or a project', [home(null, 'Sea'), home('A', null)], []],
])('names %s', (_, homes, names) => expect([...buildingPlaces(homes).values()]).toEqual(names));
