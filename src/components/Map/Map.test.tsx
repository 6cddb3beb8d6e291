import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { Language } from '../../i18n/languages';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { googleMapsStandIn, type GoogleMapsStandIn } from '../../testing/googleMapsStandIn';
import { layOutMap } from '../../testing/layOutMap';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Map as PlacesMap } from './Map';
import type { MapPlace } from './MapPlace';

const PLACES: MapPlace[] = [
  { key: 'office', name: 'Head office', address: '48 HaMesila Road', latitude: 32.0605, longitude: 34.7905 },
  { key: 'plant', name: 'Concrete plant', latitude: 32.79, longitude: 35.05, color: '#1d6b45' },
];
const TWINS: MapPlace[] = [
  { key: 'a', name: 'Sales', latitude: 32, longitude: 35 },
  { key: 'b', name: 'Service', latitude: 32, longitude: 35 },
];
const SURROUNDINGS = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'street', name: { he: 'דרך המסילה', en: 'HaMesila Road' } },
      geometry: {
        type: 'LineString',
        coordinates: [
          [34.789, 32.0605],
          [34.792, 32.0605],
        ],
      },
    },
  ],
};

layOutMap(800, 400);
let google: GoogleMapsStandIn;
beforeAll(() => {
  google = googleMapsStandIn();
  // jsdom has no layout, so no element can be found under the pointer.
  document.elementFromPoint = () => null;
});
afterEach(() => {
  delete process.env.GATSBY_GOOGLE_MAPS_KEY;
  google.made.length = 0;
  google.moves.length = 0;
});

type Props = Partial<ComponentProps<typeof PlacesMap>>;

/** Renders a map in the viewport and waits until its code has been loaded. */
async function show(props: Props = {}, language: Language = 'en') {
  const onScreen = mockIntersection();
  const rendered = renderWithProviders(<PlacesMap label="Our places" places={PLACES} {...props} />, {
    language,
  });
  onScreen(true);
  await screen.findByRole('group', { name: 'Our places' });
  // Until Google's map is ready, google-map-react shows its own pins. Wait until they have been replaced.
  if (process.env.GATSBY_GOOGLE_MAPS_KEY) await waitFor(() => expect(google.made).toHaveLength(1));
  return rendered;
}
const pin = (name: RegExp | string) => screen.findByRole('button', { name });

describe.each(['embedded', 'Google'])('the %s map', (provider) => {
  beforeEach(() => {
    if (provider === 'Google') process.env.GATSBY_GOOGLE_MAPS_KEY = 'key-of-the-test';
  });

  it.each([
    ['en', 'map', 'Zoom in', 'About Head office'],
    ['he', 'מפה', 'הגדלה', 'פרטים על Head office'],
  ] satisfies [Language, string, string, string][])(
    'has pins, and shows the facts of a chosen place: %s',
    async (language, kind, zoomIn, card) => {
      await show({}, language);
      expect(screen.getByRole('group', { name: 'Our places' })).toHaveAttribute('aria-roledescription', kind);
      expect(await pin(zoomIn)).toBeVisible();
      await userEvent.click(await pin('Head office'));
      const about = screen.getByRole('group', { name: card });
      expect(within(about).getByText('48 HaMesila Road')).toBeVisible();
      expect(within(about).getByRole('link', { name: /Head office/ })).toHaveAttribute(
        'href',
        'https://www.google.com/maps/search/?api=1&query=48%20HaMesila%20Road',
      );
      expect(await pin('Head office')).toHaveAttribute('aria-pressed', 'true');
      expect(screen.getByRole('status')).toHaveTextContent(/Head office/);
    },
  );

  it('clears the choice by the card and by Escape', async () => {
    const onSelect = jest.fn();
    await show({ onSelect });
    await userEvent.click(await pin('Concrete plant'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('group', { name: /^About/ })).not.toBeInTheDocument();
    await userEvent.click(await pin('Concrete plant'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: /^About/ })).not.toBeInTheDocument();
    expect(onSelect.mock.calls).toEqual([['plant'], [null], ['plant'], [null]]);
  });

  it('clusters places that would touch, and splits a pressed cluster', async () => {
    await show({ start: { center: { latitude: 32.4, longitude: 35 }, zoom: 5 } });
    await userEvent.click(await pin('2 places here'));
    expect(await pin('Head office')).toBeVisible();
    expect(await pin('Concrete plant')).toBeVisible();
  });

  it('lists the places of a cluster that cannot be split', async () => {
    await show({ places: TWINS, start: { center: { latitude: 32, longitude: 35 }, zoom: 12 } });
    await userEvent.click(await pin('2 places here'));
    const list = screen.getByRole('group', { name: 'Places at this spot' });
    await userEvent.click(within(list).getByRole('button', { name: 'Service' }));
    expect(screen.getByRole('group', { name: 'About Service' })).toBeVisible();
  });

  it('has no accessibility violations with a place chosen', async () => {
    const { container } = await show({ selected: 'office', surroundings: SURROUNDINGS });
    await pin('Head office');
    await expectNoAxeViolations(container);
  });
});

describe('Google’s map', () => {
  beforeEach(() => {
    process.env.GATSBY_GOOGLE_MAPS_KEY = 'key-of-the-test';
  });

  it('moves to the chosen place and follows the visitor', async () => {
    const { asked, made, moves } = google;
    const { rerender } = await show();
    await pin('Head office');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      key: 'key-of-the-test',
      language: 'en',
      libraries: 'maps,places',
    });
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ disableDefaultUI: true, keyboardShortcuts: false });
    rerender(<PlacesMap label="Our places" places={PLACES} selected="plant" />);
    expect(moves).toEqual([{ lat: 32.79, lng: 35.05 }, { zoom: 12 }]);
  });
});

describe('the embedded map', () => {
  it('names streets at close zoom', async () => {
    await show({ surroundings: SURROUNDINGS, start: { center: PLACES[0] as MapPlace, zoom: 16 } });
    expect(await screen.findByText('HaMesila Road')).toBeInTheDocument();
  });

  it('marks invented streets', async () => {
    const start = { center: PLACES[0] as MapPlace, zoom: 15 };
    const illustration = { ...SURROUNDINGS, illustration: true };
    const { unmount } = await show({ surroundings: illustration, start }, 'he');
    expect(await screen.findByText('איור להמחשה')).toBeVisible();
    unmount();
    await show({ surroundings: SURROUNDINGS, start }, 'he');
    expect(screen.queryByText('איור להמחשה')).not.toBeInTheDocument();
  });

  it.each([
    ['in the region', PLACES[0] as MapPlace, 13],
    ['elsewhere', { key: 'lisbon', name: 'Lisbon', latitude: 38.7, longitude: -9.2 }, 12],
  ])('is an address card for a place without detail %s', async (_where, place, zoom) => {
    const { container } = await show({ places: [place], start: { center: place, zoom } });
    expect(screen.getByRole('link', { name: new RegExp(place.name) })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('draws towns instead of streets from afar', async () => {
    await show({ surroundings: SURROUNDINGS, start: { center: PLACES[0] as MapPlace, zoom: 9 } }, 'he');
    expect(await screen.findByText('ירושלים')).toBeInTheDocument();
    expect(screen.queryByText('דרך המסילה')).not.toBeInTheDocument();
  });

  it('loads nothing until it is near the viewport, and has a list without scripts', () => {
    mockIntersection();
    renderWithProviders(<PlacesMap label="Our places" places={PLACES} />, { language: 'en' });
    expect(screen.queryByRole('group', { name: 'Our places' })).not.toBeInTheDocument();
    expect(screen.getByText('The map needs JavaScript. Here is what it shows:')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
  });
});
