import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { color } from '../../theme/tokens';
import { vectorStyle } from './vectorStyle';

const styleIn = (language: 'he' | 'en') =>
  vectorStyle({
    address: 'https://tiles.example/country.pmtiles',
    language,
    paint: (token) => (token.startsWith('#') ? token : '#123456'),
  });

describe('the style of vector tiles', () => {
  it('is valid and small', () => {
    const style = styleIn('he');
    expect(validateStyleMin(style)).toEqual([]);
    expect(style.layers.length).toBeLessThanOrEqual(25);
  });

  it('needs no other host than that of the tiles', () => {
    const { sources, ...rest } = styleIn('en');
    expect(sources).toEqual({
      tiles: { type: 'vector', url: 'pmtiles://https://tiles.example/country.pmtiles' },
    });
    expect(JSON.stringify(rest)).not.toContain('//');
  });

  it("has the site's colours", () => {
    const colors = Object.fromEntries(
      styleIn('he').layers.flatMap((layer) =>
        layer.type === 'fill' ? [[layer.id, layer.paint?.['fill-color']]] : [],
      ),
    );
    expect(colors).toMatchObject({ earth: color.mapLand, water: color.mapWater, green: color.mapGreen });
  });

  it.each(['he', 'en'] as const)("names everything in the page's language, else locally: %s", (language) => {
    const names = styleIn(language).layers.flatMap((layer) =>
      layer.type === 'symbol' ? [layer.layout?.['text-field']] : [],
    );
    expect(names.length).toBeGreaterThan(3);
    for (const name of names)
      expect(name).toEqual(['coalesce', ['get', `name:${language}`], ['get', 'name']]);
  });
});
