import { screen, waitFor } from '@testing-library/react';
import { firstView } from '../../testing/firstView';
import { googleMapsStandIn, type GoogleMapsStandIn } from '../../testing/googleMapsStandIn';
import { layOutMap } from '../../testing/layOutMap';
import { mockIntersection } from '../../testing/mockIntersection';
import { completeProject, type ProjectFixture } from '../../testing/projectFixture';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ProjectMap } from './ProjectMap';

layOutMap(800, 400);
let google: GoogleMapsStandIn;
beforeAll(() => {
  google = googleMapsStandIn();
});
beforeEach(() => {
  process.env.GATSBY_GOOGLE_MAPS_KEY = 'key-of-the-test';
});
afterEach(() => {
  delete process.env.GATSBY_GOOGLE_MAPS_KEY;
  google.made.length = 0;
});

/** Returns the initial centre and zoom of the rendered map. */
async function start(project: ProjectFixture): Promise<readonly [number, number, unknown]> {
  const onScreen = mockIntersection();
  renderWithProviders(<ProjectMap project={project} />, { language: 'en' });
  // The map starts to observe its visibility only once its code has loaded.
  await waitFor(() => {
    onScreen(true);
    expect(google.made).toHaveLength(1);
  });
  return firstView(google);
}

describe('the map of a project (project-marketing §2.8, §9)', () => {
  const { address } = completeProject;

  it('shows the address at zoom 12 with an English marker', async () => {
    expect(await start(completeProject)).toEqual([32.8, 35, 12]);
    expect(await screen.findByRole('button', { name: String(completeProject.projectTitle) })).toBeVisible();
    expect(google.asked[0]?.searchParams.get('language')).toBe('en');
  });

  it('shows the centre of the town at the same zoom without coordinates', async () => {
    const street = { street: null, ...address, latitude: null, longitude: null };
    expect(await start({ ...completeProject, address: street })).toEqual([32.81, 34.98, 12]);
  });

  it.each([
    ['a street without coordinates', { street: '7 Harbour St', latitude: null, longitude: null }],
    ['half of its coordinates', { street: '7 Harbour St', latitude: 32.8, longitude: null }],
    ['no address', null],
  ])('shows the town without a marker for %s', async (_name, own) => {
    await start({ ...completeProject, address: own });
    expect(await screen.findByRole('button', { name: 'Zoom in' })).toBeVisible();
    expect(screen.queryByRole('button', { name: String(completeProject.projectTitle) })).toBeNull();
  });

  it('has the same zoom when it draws the surroundings', async () => {
    const surroundings = { type: 'FeatureCollection', features: [] };
    expect(await start({ ...completeProject, surroundings })).toEqual([32.8, 35, 12]);
  });
});
