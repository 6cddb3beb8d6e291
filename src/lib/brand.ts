import type { BrandColor, ChosenColors } from '@group/rules/colors/brandColors';

/**
 * Style sheet with the editors' brand colours. Pages link it, so that a change of colours does not require building
 * pages again.
 */
export const BRAND_CSS = '/brand.css';

const property = (name: string): string => `--brand-${name}`;

/** Returns the CSS value of a brand colour. */
export const brandColor = (name: BrandColor): string => `var(${property(name)})`;

/** Returns the CSS custom properties of the given colours. Omits empty colours. */
export const brandProperties = (colors: ChosenColors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colors).flatMap(([name, color]) => (color ? [[property(name), color]] : [])),
  );
