import { darkGround, lightGround, ringOnMedia } from './ground';
import { color, moreContrast } from './tokens';

/** Returns the colour itself, or the fallback of a variable. */
const plain = (value: string) => value.replace(/^var\(--[\w-]+, (.+)\)$/, '$1');

/** Relative luminance of a colour like "#1f6f8b" (WCAG 2.2). */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(plain(hex).slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

describe('the focus ring', () => {
  it.each(['night', 'nightSoft', 'ink', 'accentDark', 'accent', 'success', 'teal'] as const)(
    'is visible on the dark colour %s',
    (name) => {
      const ground = darkGround(color[name]);
      expect(contrast(ground['--focus-ring'], ground.backgroundColor)).toBeGreaterThanOrEqual(3);
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
    expect(contrast(color.focus, color[name])).toBeGreaterThanOrEqual(3);
  });

  it('has two parts over a picture, of which one is visible on any colour', () => {
    const dark = ringOnMedia['&:focus-visible'].boxShadow.split(' ').at(-1) ?? '';
    expect(contrast(ringOnMedia['--focus-ring'], dark)).toBeGreaterThanOrEqual(9);
  });
});

describe('the colours of visitors who prefer more contrast', () => {
  it.each([
    ['--ink-soft', color.surface, 7],
    ['--ink-muted', color.stoneDeep, 7],
    ['--on-night-muted', color.nightSoft, 7],
    ['--line', color.surface, 4.5],
    ['--line-strong', color.stoneDeep, 7],
  ] as const)('%s has the contrast of WCAG AAA', (name, ground, least) => {
    expect(contrast(moreContrast[name], ground)).toBeGreaterThanOrEqual(least);
  });
});
