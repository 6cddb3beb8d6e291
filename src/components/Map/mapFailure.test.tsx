import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { googleMapsStandIn } from '../../testing/googleMapsStandIn';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Map as PlacesMap } from './Map';

const PLACES = [
  { key: 'office', name: 'Head office', address: '48 HaMesila Road', latitude: 32.06, longitude: 34.79 },
];

let logged: jest.SpyInstance;
beforeEach(() => {
  process.env.GATSBY_GOOGLE_MAPS_KEY = 'key-of-the-test';
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.GATSBY_GOOGLE_MAPS_KEY;
});

it('logs a map that cannot be loaded, and shows a list of links with a retry', async () => {
  const { asked } = googleMapsStandIn('refused');
  const onScreen = mockIntersection();
  renderWithProviders(<PlacesMap label="Our places" places={PLACES} />, { language: 'en' });
  onScreen(true);
  await waitFor(() => expect(asked).not.toHaveLength(0));
  const text = 'The map could not be loaded. Here is what it shows:';
  expect(await screen.findByText(text, undefined, { timeout: 8000 })).toBeVisible();
  const list = screen.getByRole('group', { name: 'Our places' });
  expect(within(list).getByText('48 HaMesila Road')).toBeVisible();
  expect(within(list).getByRole('link', { name: /Head office/ })).toBeVisible();
  expect(logged).toHaveBeenCalledWith('The map could not be loaded', expect.anything());
  const { made } = googleMapsStandIn();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(made).toHaveLength(1));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
}, 20_000);
