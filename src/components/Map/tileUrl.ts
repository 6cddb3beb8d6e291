interface Tile {
  x: number;
  y: number;
  z: number;
}

const SUBDOMAINS = ['a', 'b', 'c'] as const;

/**
 * The address of a tile.
 * @param template address of the tile server with `{z}`, `{x}`, `{y}` and perhaps `{s}`, one of several hosts
 */
export const tileUrl = (template: string, { x, y, z }: Tile): string =>
  template
    .replace('{s}', SUBDOMAINS[(x + y) % SUBDOMAINS.length] ?? 'a')
    .replace('{z}', String(z))
    .replace('{x}', String(x))
    .replace('{y}', String(y));
