import { screen, waitFor } from '@testing-library/react';
import { firstView } from '../../testing/firstView';
import { googleMapsStandIn, type GoogleMapsStandIn } from '../../testing/googleMapsStandIn';
import { layOutMap } from '../../testing/layOutMap';
import { mockIntersection } from '../../testing/mockIntersection';
import { completeRental } from '../../testing/rentalFixture';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { RentalMap } from './RentalMap';

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
async function start(project: Queries.RentalMapFragment): Promise<readonly [number, number, unknown]> {
  const onScreen = mockIntersection();
  renderWithProviders(<RentalMap project={project} address="12 HaShdera" />, { language: 'he' });
  // The map starts to observe its visibility only once its code has loaded.
  await waitFor(() => {
    onScreen(true);
    expect(google.made).toHaveLength(1);
  });
  return firstView(google);
}

describe('the map of a rental project (project-marketing §2.8, §9)', () => {
  const street = { street: '12 HaShdera', latitude: null, longitude: null };
  const markers = () => screen.queryAllByRole('button', { name: String(completeRental.projectTitle) });

  it('shows the address at zoom 15 with a Hebrew title and one marker', async () => {
    expect(await start({ ...completeRental, mapTitle: 'כאן הבית' })).toEqual([32.07, 34.79, 15]);
    await waitFor(() => expect(markers()).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 2, name: 'כאן הבית' })).toBeVisible();
    expect(google.asked[0]?.searchParams.get('language')).toBe('iw');
  });

  it.each([
    ['in the middle of the town', completeRental.city, [32.08, 34.78, 15]],
    ['on a fixed place', null, [32.0853, 34.7818, 15]],
  ] as const)('is %s without a marker when the address has no coordinates', async (_name, city, expected) => {
    expect(await start({ ...completeRental, address: street, city })).toEqual(expected);
    expect(markers()).toEqual([]);
  });
});
