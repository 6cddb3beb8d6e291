import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { MapCanvas } from './MapCanvas';
import type { MapPlace } from './MapPlace';
import type { ProviderProps } from './ProviderProps';

const PLACES: MapPlace[] = [
  { key: 'office', name: 'Head office', latitude: 32.0605, longitude: 34.7905 },
  { key: 'plant', name: 'Concrete plant', latitude: 32.79, longitude: 35.05 },
];

/** A street through the office's location, about 3 km long. */
const SURROUNDINGS = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { kind: 'street' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [34.775, 32.047],
          [34.806, 32.074],
        ],
      },
    },
  ],
};

/** A fake map provider that renders the view and the marks as text, and has a button for each kind of move. */
const Provider = ({ view: { center, zoom }, marks, onView, onPress }: ProviderProps) => (
  <>
    <output>{[center.latitude, center.longitude, zoom].join(' ')}</output>
    {marks.map(({ key, content }) => (
      <div key={key}>{content}</div>
    ))}
    <button onClick={() => onView({ center: { latitude: 30, longitude: 35 }, zoom: 7 })}>drag</button>
    <button onClick={onPress}>sea</button>
  </>
);

type Props = Partial<ComponentProps<typeof MapCanvas>>;

function Owner(props: Props) {
  const [selected, onSelect] = useState<string | null>(null);
  return (
    <MapCanvas
      label="Our places"
      places={PLACES}
      Provider={Provider}
      onFail={jest.fn()}
      {...{ selected, onSelect, ...props }}
    />
  );
}

const show = (props: Props = {}) => renderWithProviders(<Owner {...props} />, { language: 'en' });
const view = () => (document.querySelector('output')?.textContent ?? '').split(' ').map(Number);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.GATSBY_MAP_TILES_URL;
});

it('scrolls the card of a chosen place into view', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  show();
  await press('Head office');
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  expect(scrolled.mock.contexts[0]).toHaveTextContent('Head office');
});

describe('the view of a map', () => {
  it('contains all places at first', () => {
    show();
    const [latitude, longitude, zoom] = view() as [number, number, number];
    expect(latitude).toBeCloseTo(32.43, 1);
    expect(longitude).toBeCloseTo(34.92, 1);
    expect(zoom).toBe(8);
  });

  it("is at the owner's zoom for a single place", () => {
    show({ places: PLACES.slice(0, 1), nearest: 11 });
    expect(view()[2]).toBe(11);
  });

  it("starts at the owner's view", () => {
    show({ start: { center: { latitude: 31.5, longitude: 34.9 }, zoom: 8 } });
    expect(view()).toEqual([31.5, 34.9, 8]);
  });

  it('moves to the chosen place at zoom 12 or more', async () => {
    show();
    await press('Head office');
    expect(view()).toEqual([32.0605, 34.7905, 12]);
  });

  it("does not zoom beyond the base map's detail at a distant place", async () => {
    const places = [{ key: 'lisbon', name: 'Lisbon', latitude: 38.7, longitude: -9.2 }, ...PLACES];
    show({ places });
    await press('Lisbon');
    expect(view()).toEqual([38.7, -9.2, 6]);
  });

  it('has no marks outside the view, which Tab would reach', () => {
    show({ start: { center: PLACES[0] as MapPlace, zoom: 12 } });
    expect(screen.getByRole('button', { name: 'Head office' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Concrete plant' })).toBeNull();
  });

  it('keeps a closer zoom', async () => {
    show({ start: { center: PLACES[0] as MapPlace, zoom: 16 }, surroundings: SURROUNDINGS });
    await press('Head office');
    expect(view()[2]).toBe(16);
  });

  it.each([
    ['from farther away', 8],
    ['from nearer', 16],
  ])("has exactly the owner's zoom, %s", async (_from, zoom) => {
    show({ start: { center: PLACES[0] as MapPlace, zoom }, selectedZoom: 12, surroundings: SURROUNDINGS });
    await press('Head office');
    expect(view()).toEqual([32.0605, 34.7905, 12]);
  });

  it("has the owner's zoom at a distant place with tiles", async () => {
    process.env.GATSBY_MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png';
    const places = [{ key: 'lisbon', name: 'Lisbon', latitude: 38.7, longitude: -9.2 }, ...PLACES];
    show({ places, selectedZoom: 12 });
    await press('Lisbon');
    expect(view()).toEqual([38.7, -9.2, 12]);
  });

  it('moves to a place that is chosen elsewhere', () => {
    show({ selected: 'plant' });
    expect(view()).toEqual([32.79, 35.05, 12]);
  });

  it('stays where the visitor moves it', async () => {
    show();
    await press('drag');
    expect(view()).toEqual([30, 35, 7]);
  });

  it('follows keys and buttons', async () => {
    show({ start: { center: { latitude: 32, longitude: 35 }, zoom: 8 } });
    act(() => screen.getByRole('group', { name: 'Our places' }).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(view()[0]).toBeCloseTo(32, 6);
    expect(view()[1]).toBeCloseTo(35.527, 2);
    await userEvent.keyboard('{ArrowUp}');
    expect(view()[0]).toBeGreaterThan(32.3);
    await userEvent.keyboard('+=-');
    expect(view()[2]).toBe(9);
    await press('Zoom out');
    expect(view()[2]).toBe(8);
  });

  it.each([
    ['up', 1, 0],
    ['down', -1, 0],
    ['right', 0, 1],
    ['left', 0, -1],
  ])('moves %s by a button, without dragging', async (direction, north, east) => {
    show({ start: { center: { latitude: 32, longitude: 35 }, zoom: 8 } });
    await press(`Move the map ${direction}`);
    const [latitude = 0, longitude = 0, zoom] = view();
    const towards = (distance: number) => (Math.abs(distance) < 0.01 ? 0 : distance / Math.abs(distance));
    expect([towards(latitude - 32), towards(longitude - 35)]).toEqual([north, east]);
    expect(zoom).toBe(8);
  });

  it("leaves the browser's key combinations alone", async () => {
    show({ start: { center: { latitude: 32, longitude: 35 }, zoom: 8 } });
    act(() => screen.getByRole('group', { name: 'Our places' }).focus());
    await userEvent.keyboard('{Control>}+{/Control}{Alt>}{ArrowLeft}{/Alt}');
    expect(view()).toEqual([32, 35, 8]);
  });

  it('ends at the largest zoom', async () => {
    show({ start: { center: PLACES[0] as MapPlace, zoom: 17 }, surroundings: SURROUNDINGS });
    await press('Zoom in');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
    await press('Zoom in');
    expect(view()[2]).toBe(18);
  });

  it('ends at the largest zoom with detail', async () => {
    show({ start: { center: { latitude: 32, longitude: 35 }, zoom: 12 }, surroundings: SURROUNDINGS });
    await press('Zoom in');
    expect(view()[2]).toBe(12);
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('returns to the streets of the content when the visitor leaves them', async () => {
    show({ start: { center: PLACES[0] as MapPlace, zoom: 17 }, surroundings: SURROUNDINGS });
    for (let presses = 0; presses < 15; presses += 1) await press('Move the map up');
    expect(view()[0]).toBeLessThan(32.08);
    expect(view()[2]).toBe(17);
  });

  it('lists the places of a cluster that splits only beyond the largest zoom', async () => {
    const near = { key: 'shop', name: 'Shop', latitude: 32.0608, longitude: 34.7905 };
    show({ places: [...PLACES.slice(0, 1), near] });
    await press('2 places here');
    expect(screen.getByRole('group', { name: 'Places at this spot' })).toBeVisible();
  });
});

describe('a choice', () => {
  it('is cleared by a press beside the pins', async () => {
    show();
    await press('Head office');
    expect(screen.getByRole('group', { name: 'About Head office' })).toBeVisible();
    await press('sea');
    expect(screen.queryByRole('group', { name: 'About Head office' })).not.toBeInTheDocument();
  });

  it("is described in the owner's words", async () => {
    show({ info: ({ name }) => <p>Everything about {name}</p> });
    await press('Concrete plant');
    expect(screen.getByText('Everything about Concrete plant')).toBeVisible();
  });
});
