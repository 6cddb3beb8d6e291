import type { BrandColor, ChosenColors } from '@group/rules/colors/brandColors';

/** Style sheet with the editors' colours. Pages link it, so a change of colours rewrites no page. */
export const BRAND_CSS = '/brand.css';

const property = (name: string): string => `--brand-${name}`;

/** Returns a colour of the brand as a CSS value. */
export const brandColor = (name: BrandColor): string => `var(${property(name)})`;

/** Returns the custom properties of colours. Empty colours are left out. */
export const brandProperties = (colors: ChosenColors): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colors).flatMap(([name, color]) => (color ? [[property(name), color]] : [])),
  );
