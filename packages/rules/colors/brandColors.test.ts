import { BRAND_COLORS, brandPalette, COLOR_PAIRS, contrastFaults } from './brandColors';

describe('contrastFaults', () => {
  it('accepts the default colours', () => {
    expect(contrastFaults({})).toEqual([]);
  });

  it('accepts another brand', () => {
    expect(contrastFaults({ accent: '#1d4ed8', accentDark: '#1e3a8a', accentSoft: '#dbeafe' })).toEqual([]);
  });

  it('finds a light text colour with its measured contrast', () => {
    expect(contrastFaults({ accent: '#d97706' })).toContainEqual({
      front: 'accent',
      ground: 'surface',
      least: 4.5,
      ratio: expect.closeTo(3.19, 2) as number,
    });
  });

  it('finds a light ground below white text', () => {
    const faults = contrastFaults({ night: '#6b8a99' });
    expect(faults).toContainEqual(expect.objectContaining({ front: 'surface', ground: 'night', least: 7 }));
  });

  it('finds a focus ring that is not visible on a dark ground', () => {
    const faults = contrastFaults({ sand: '#2b434e' });
    expect(faults).toContainEqual(expect.objectContaining({ front: 'sand', ground: 'accent', least: 3 }));
  });

  it('compares chosen colours with each other', () => {
    const dark = { stone: '#222222' };
    expect(contrastFaults(dark)).toContainEqual(expect.objectContaining({ front: 'ink', ground: 'stone' }));
  });

  it('checks each colour of a brand except the decorative line', () => {
    const checked = new Set<string>(COLOR_PAIRS.flatMap(({ front, ground }) => [front, ground]));
    expect(Object.keys(BRAND_COLORS).filter((name) => !checked.has(name))).toEqual(['line']);
  });
});

describe('brandPalette', () => {
  it('keeps defaults where nothing valid was chosen', () => {
    const palette = brandPalette({ accent: '#112233', ink: null, sand: 'url(x)' });
    expect(palette).toMatchObject({ accent: '#112233', ink: BRAND_COLORS.ink, sand: BRAND_COLORS.sand });
  });
});
