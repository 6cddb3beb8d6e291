interface Tile {
  x: number;
  y: number;
  z: number;
}

const SUBDOMAINS = ['a', 'b', 'c'] as const;

/**
 * Returns the URL of a map tile.
 * @param template URL with `{z}`, `{x}`, `{y}` and optionally `{s}` for one of several hosts
 */
export const tileUrl = (template: string, { x, y, z }: Tile): string =>
  template
    .replace('{s}', SUBDOMAINS[(x + y) % SUBDOMAINS.length] ?? 'a')
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y));
