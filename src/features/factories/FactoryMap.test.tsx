import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { googleMapsStandIn, type GoogleMapsStandIn } from '../../testing/googleMapsStandIn';
import { layOutMap } from '../../testing/layOutMap';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { groupFactories } from './Factory';
import { factoryNode } from './testing/factoryFixture';
import { FactoryMap } from './FactoryMap';

const NODES = [
  factoryNode('Haifa plant', { company: 'Concrete', street: '40 Road, Haifa', place: [32.8, 35.05] }),
  factoryNode('Eilat plant', { company: 'Concrete', street: 'Shahoret, Eilat', place: [29.62, 34.99] }),
  factoryNode('Ashdod works', { company: 'Plaster', street: '14 HaBosem, Ashdod', place: [31.83, 34.68] }),
];

layOutMap(1200, 693);
let google: GoogleMapsStandIn;
beforeAll(() => {
  google = googleMapsStandIn();
  document.elementFromPoint = () => null;
});
afterEach(() => {
  delete process.env.GATSBY_GOOGLE_MAPS_KEY;
  window.history.replaceState(null, '', '/');
});

async function show(nodes = NODES, search = '', language: Language = 'en') {
  window.history.replaceState(null, '', `/factories/${search}`);
  const onScreen = mockIntersection();
  const page = renderWithProviders(<FactoryMap label="Our factories" groups={groupFactories(nodes)} />, {
    language,
  });
  onScreen(true);
  return { ...page, map: await screen.findByRole('group', { name: 'Our factories' }) };
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const search = () => window.location.search;

describe.each(['embedded', 'Google'])('the factory map, %s', (provider) => {
  beforeEach(() => {
    if (provider === 'Google') process.env.GATSBY_GOOGLE_MAPS_KEY = 'key-of-the-test';
  });

  it('shows the chosen factory on the map, in the list and in the address, and closes its card', async () => {
    const { map } = await show();
    expect(within(map).queryByRole('group', { name: /About/ })).not.toBeInTheDocument();
    await press('Concrete (2)');
    await press(/^Haifa plant 40 Road/);
    const card = await screen.findByRole('group', { name: 'About Haifa plant' });
    expect(within(card).getByRole('link', { name: /40 Road, Haifa/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=40%20Road%2C%20Haifa',
    );
    expect(within(card).getByRole('link', { name: '03-555-0201' })).toHaveAttribute('href', 'tel:035550201');
    expect(within(card).getByRole('link', { name: /Directions/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=32.8,35.05',
    );
    expect(card).toHaveTextContent('Sunday–Thursday 06:30–16:00');
    expect(screen.getByRole('button', { name: /^Haifa plant 40/ })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(search()).toBe('?branch=0-0'));
    await expectNoAxeViolations(map);
    await userEvent.click(within(card).getByRole('button', { name: 'Close' }));
    expect(card).not.toBeInTheDocument();
    await waitFor(() => expect(search()).toBe(''));
  });

  it("has pins with the factories' icons and colours", async () => {
    const { map } = await show(NODES.slice(2));
    const pin = await within(map).findByRole('button', { name: 'Ashdod works' });
    expect(pin.querySelector('img')).toHaveAttribute('src', 'https://cms.example/api/media/file/pin-bag.svg');
    expect(pin.firstElementChild).toHaveStyle({ backgroundColor: '#1d6b45' });
  });

  it('opens at the branch of the address, with its company expanded', async () => {
    await show(NODES, '?branch=1-0');
    expect(await screen.findByRole('group', { name: 'About Ashdod works' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Plaster (1)' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Concrete (2)' })).toHaveAttribute('aria-expanded', 'false');
  });
});

it('names a branch of the address that does not exist', async () => {
  await show(NODES, '?branch=99999');
  expect(await screen.findByText(/do not exist here/)).toHaveTextContent('“\u206899999\u2069”');
  await waitFor(() => expect(search()).toBe(''));
});

it('starts at the default centre with zoom 8, and zooms to 12', async () => {
  process.env.GATSBY_GOOGLE_MAPS_KEY = 'key-of-the-test';
  google.made.length = 0;
  google.moves.length = 0;
  await show();
  await waitFor(() => expect(google.made.at(-1)).toMatchObject({ zoom: 8 }));
  await press('Concrete (2)');
  await press(/^Eilat plant Shahoret/);
  await waitFor(() => expect(google.moves).toContainEqual({ zoom: 12 }));
  expect(google.moves).toContainEqual({ lat: 29.62, lng: 34.99 });
});

describe('the list', () => {
  it('is filtered by town, together with the pins', async () => {
    const { map } = await show();
    await userEvent.type(screen.getByRole('searchbox'), 'ashdod');
    expect(screen.queryByRole('button', { name: /Haifa plant/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Ashdod works 14/ })).toBeVisible();
    expect(await within(map).findByRole('button', { name: 'Ashdod works' })).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'xx');
    expect(screen.getByText('No factories were found.')).toBeVisible();
  });

  it('finds the nearest factory and shows distances', async () => {
    const getCurrentPosition = jest.fn((found: PositionCallback) =>
      found({ coords: { latitude: 31.8, longitude: 34.65 } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    await show();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await press('Nearest to me');
    expect(await screen.findByRole('group', { name: 'About Ashdod works' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Ashdod works 14 HaBosem, Ashdod · 4 km/ })).toBeVisible();
  });

  it('shows a message when the visitor does not share the position', async () => {
    const refuse = (_found: unknown, failed: PositionErrorCallback) =>
      failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition: refuse },
      configurable: true,
    });
    const { container } = await show();
    await press('Nearest to me');
    expect(
      screen.getByText('The browser did not share your location. You can search by town.'),
    ).toBeVisible();
    expect(search()).toBe('');
    await expectNoAxeViolations(container);
  });

  it('alternates with the map on a phone', async () => {
    await show();
    const [map, list] = ['Map', 'List'].map((name) => screen.getByRole('button', { name }));
    expect(map).toHaveAttribute('aria-pressed', 'true');
    await press('List');
    expect(list).toHaveAttribute('aria-pressed', 'true');
    expect(map).toHaveAttribute('aria-pressed', 'false');
    await press('Plaster (1)');
    await press(/^Ashdod works 14/);
    expect(map).toHaveAttribute('aria-pressed', 'true');
  });
});

it.each([0, 1, 200])('works with %i factories', async (count) => {
  const nodes = Array.from({ length: count }, (_, index) =>
    factoryNode(`Factory ${index}`, {
      company: `Company-${index % 6}`,
      place: [30.6 + (index % 20) * 0.1, 34.5 + Math.floor(index / 20) * 0.08],
    }),
  );
  const { container, map } = await show(nodes);
  if (count === 0) expect(screen.getByText('No factories were found.')).toBeVisible();
  // A single company is expanded from the start, so there are two buttons: the pin and the list item.
  if (count === 1)
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Factory 0/ })).toHaveLength(2));
  if (count === 200) {
    const clusters = await within(map).findAllByRole('button', { name: /places here$/ });
    expect(clusters.length).toBeGreaterThan(1);
    expect(screen.getAllByRole('button', { name: /^Company/ })).toHaveLength(6);
  }
  await expectNoAxeViolations(container);
});
