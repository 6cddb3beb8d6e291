import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { LazyMap } from './LazyMap';

const PLACES = [
  { key: 'office', name: 'Head office', address: '48 HaMesila Road', latitude: 32.06, longitude: 34.79 },
];

let mockFails = true;
jest.mock('./Map', () => ({
  get Map() {
    if (mockFails) throw new Error('offline');
    return () => 'the map';
  },
}));

it.each([
  ['en', 'The map could not be loaded. Here is what it shows:', 'Try again'],
  ['he', 'לא הצלחנו לטעון את המפה. זה מה שמופיע בה:', 'ניסיון נוסף'],
] satisfies [Language, string, string][])(
  'shows the addresses while the code of a map cannot be loaded: %s',
  async (language, text, again) => {
    mockFails = true;
    mockIntersection();
    const { container } = renderWithProviders(<LazyMap label="Our places" places={PLACES} />, { language });
    expect(await screen.findByText(text)).toBeVisible();
    const list = screen.getByRole('group', { name: 'Our places' });
    expect(within(list).getByText('48 HaMesila Road')).toBeVisible();
    expect(within(list).getByRole('link', { name: /Head office/ })).toBeVisible();
    await expectNoAxeViolations(container);
    expect(screen.getByRole('button', { name: again })).toBeVisible();
  },
);

it('shows only the error for a map without places, and the map after a retry', async () => {
  mockFails = true;
  mockIntersection();
  renderWithProviders(<LazyMap label="The town" places={[]} />, { language: 'en' });
  expect(await screen.findByText(/^This part of the page could not be loaded/)).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  mockFails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the map')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
