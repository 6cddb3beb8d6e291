import { fireEvent, screen } from '@testing-library/react';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Map as PlacesMap } from './Map';

const PLACES = [{ key: 'office', name: 'Head office', latitude: 32.06, longitude: 34.79 }];
const map = () => screen.queryByRole('group', { name: 'Our places' });

function show() {
  const move = mockIntersection();
  renderWithProviders(<PlacesMap label="Our places" places={PLACES} />, { language: 'en' });
  return move;
}

// The order of the tests matters, because an interaction is remembered for the lifetime of the page.
it('loads in the viewport', async () => {
  const move = show();
  move(true);
  expect(await screen.findByRole('group', { name: 'Our places' })).toBeInTheDocument();
});

it('loads near the viewport after the first interaction only', async () => {
  const move = show();
  move('near');
  expect(map()).not.toBeInTheDocument();
  fireEvent.scroll(document);
  expect(await screen.findByRole('group', { name: 'Our places' })).toBeInTheDocument();
});
