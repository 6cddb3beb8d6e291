import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { layOutMap } from '../../testing/layOutMap';
import { mockIntersection } from '../../testing/mockIntersection';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Map as PlacesMap } from './Map';
import type { MapPlace } from './MapPlace';
import type { VectorTiles } from './openTiles';
import type { VectorGroundProps } from './VectorGround';

const HAIFA: MapPlace = { key: 'haifa', name: 'Haifa office', latitude: 32.79, longitude: 34.99 };
const LISBON: MapPlace = { key: 'lisbon', name: 'Lisbon office', latitude: 38.7, longitude: -9.2 };

const mockOpen = jest.fn<Promise<VectorTiles>, [string]>();
jest.mock('./openTiles', () => ({ openTiles: (address: string) => mockOpen(address) }));

let failGround: (reason: unknown) => void;
function Ground({ address, mapState, onFail }: VectorGroundProps) {
  failGround = onFail;
  return <output>{`${address} at ${mapState?.zoom}`}</output>;
}
const tiles: VectorTiles = {
  address: 'https://tiles.example/country.pmtiles',
  zoomMax: 12,
  west: 34,
  south: 29,
  east: 36,
  north: 34,
  Ground,
};

layOutMap(800, 400);
let logged: jest.SpyInstance;
beforeEach(() => {
  process.env.GATSBY_MAP_PMTILES_URL = '/country.pmtiles';
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({} as unknown as ReturnType<HTMLCanvasElement['getContext']>);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.GATSBY_MAP_PMTILES_URL;
});

function show(props: Partial<ComponentProps<typeof PlacesMap>> = {}) {
  const onScreen = mockIntersection();
  renderWithProviders(<PlacesMap label="Our places" places={[HAIFA, LISBON]} {...props} />, {
    language: 'en',
  });
  onScreen(true);
}
const near = (center: MapPlace, zoom: number) => ({ places: [center], start: { center, zoom } });
const ground = () => screen.findByText(/country\.pmtiles at/);
const failure = 'The tiles of the map could not be shown';

// The order of the tests matters, because the state of the tiles is remembered for the lifetime of the page.
describe('a map with vector tiles', () => {
  it('reads nothing before it is in view', () => {
    mockIntersection();
    renderWithProviders(<PlacesMap label="Our places" places={[HAIFA]} />, { language: 'en' });
    expect(mockOpen).not.toHaveBeenCalled();
  });

  it('is the drawn map when the file cannot be read', async () => {
    mockOpen.mockRejectedValueOnce(new Error('Bad response code: 503'));
    show(near(HAIFA, 9));
    await waitFor(() => expect(logged).toHaveBeenCalledWith(failure, expect.any(Error)));
    expect(await screen.findByText('Haifa')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /OpenStreetMap/ })).not.toBeInTheDocument();
  });

  it('reads the file again with the next map, and attributes it', async () => {
    mockOpen.mockResolvedValueOnce(tiles);
    show(near(HAIFA, 9));
    expect(await ground()).toHaveTextContent('https://tiles.example/country.pmtiles at 9');
    expect(mockOpen).toHaveBeenLastCalledWith('http://localhost/country.pmtiles');
    expect(screen.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/copyright/en',
    );
  });

  it('shows three zooms more than the file', async () => {
    show(near(HAIFA, 15));
    expect(await ground()).toHaveTextContent('at 15');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is an address card outside of the file', () => {
    show(near(LISBON, 15));
    expect(screen.getByRole('link', { name: /Lisbon office/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument();
  });

  it.each([
    ['has no illustration in the file', HAIFA, 0],
    ['keeps an illustration outside of the file', LISBON, 1],
  ])('%s', async (_name, { latitude, longitude, ...place }, count) => {
    const street = [-0.01, 0.01].map((reach) => [longitude + reach, latitude + reach]);
    show({
      ...near({ ...place, latitude, longitude }, 15),
      surroundings: {
        type: 'FeatureCollection',
        illustration: true,
        features: [
          {
            type: 'Feature',
            properties: { kind: 'street' },
            geometry: { type: 'LineString', coordinates: street },
          },
        ],
      },
    });
    await ground();
    expect(screen.queryAllByText('Illustration')).toHaveLength(count);
  });

  it('is the drawn map after MapLibre fails', async () => {
    show(near(HAIFA, 9));
    await ground();
    const reason = new Error('Worker failed to load');
    act(() => failGround(reason));
    expect(screen.queryByText(/country\.pmtiles at/)).not.toBeInTheDocument();
    expect(screen.getByText('Haifa')).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith(failure, reason);
  });

  it("is Google's with a key", () => {
    process.env.GATSBY_GOOGLE_MAPS_KEY = 'key-of-the-test';
    const opened = mockOpen.mock.calls.length;
    show(near(LISBON, 15));
    delete process.env.GATSBY_GOOGLE_MAPS_KEY;
    expect(screen.queryByRole('link', { name: /Lisbon office/ })).not.toBeInTheDocument();
    expect(mockOpen).toHaveBeenCalledTimes(opened);
  });
});

describe('the largest zoom', () => {
  const zoomAt = async (place: MapPlace, env: Record<string, string>, webGl = true) => {
    let zoom = 0;
    await jest.isolateModulesAsync(async () => {
      Object.assign(process.env, env);
      if (!webGl) jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
      const { readVectorTiles } = await import('./vectorTiles');
      const { zoomLimit } = await import('./limitView');
      readVectorTiles();
      await new Promise(process.nextTick);
      zoom = zoomLimit(place, null);
      Object.keys(env).forEach((name) => Reflect.deleteProperty(process.env, name));
    });
    return zoom;
  };
  const raster = { GATSBY_MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' };

  it('is that of the drawn map without WebGL', async () => {
    expect(await zoomAt(HAIFA, {}, false)).toBe(12);
    expect(await zoomAt(LISBON, {}, false)).toBe(6);
  });

  it('is that of raster tiles without WebGL', async () =>
    expect(await zoomAt(LISBON, raster, false)).toBe(18));
});
