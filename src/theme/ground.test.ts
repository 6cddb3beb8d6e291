import { COLOR_PAIRS, FIXED_COLORS } from '@group/rules/colors/brandColors';
import { brandColor } from '../lib/brand';
import { darkGround, lightGround, ringOnMedia } from './ground';
import { color, moreContrast } from './tokens';

/** Returns the minimum contrast of two colours that the brand rules require. */
const required = (front: string, ground: string) =>
  COLOR_PAIRS.find((pair) => pair.front === front && pair.ground === ground)?.least ?? 0;

describe('the focus ring', () => {
  it.each(['night', 'nightSoft', 'ink', 'accentDark', 'accent', 'success', 'teal'] as const)(
    'is visible on the dark colour %s',
    (name) => {
      expect(darkGround(color[name])['--focus-ring']).toBe(color.sand);
      expect(required('sand', name)).toBeGreaterThanOrEqual(3);
    },
  );

  it.each([
    'surface',
    'stone',
    'stoneDeep',
    'accentSoft',
    'errorSoft',
    'mapLand',
    'mapGreen',
    'mapWater',
  ] as const)('is visible on the light colour %s', (name) => {
    expect(lightGround()['--focus-ring']).toBe('initial');
    expect(color.focus).toContain(brandColor('teal'));
    expect(required('teal', name)).toBeGreaterThanOrEqual(3);
  });

  it('has two parts over a picture, of which one is visible on any colour', () => {
    expect(ringOnMedia['&:focus-visible'].boxShadow).toContain(color.night);
    expect(ringOnMedia['--focus-ring']).toBe(color.sand);
    expect(required('sand', 'night')).toBeGreaterThanOrEqual(9);
  });
});

describe('the colours of visitors who prefer more contrast', () => {
  it.each(['surface', 'stone', 'stoneDeep'] as const)('have the contrast of WCAG AAA on %s', (ground) => {
    for (const name of ['--ink-soft', '--ink-muted', '--line-strong'] as const)
      expect(moreContrast[name]).toBe(brandColor('ink'));
    expect(required('ink', ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(['night', 'nightSoft'] as const)('have the contrast of WCAG AAA on %s', (ground) => {
    expect(moreContrast['--on-night-muted']).toBe(FIXED_COLORS.surface);
    expect(required('surface', ground)).toBeGreaterThanOrEqual(7);
  });

  it('make lines visible', () => {
    expect(moreContrast['--line']).toBe(brandColor('inkMuted'));
    expect(required('inkMuted', 'surface')).toBeGreaterThanOrEqual(4.5);
  });
});
