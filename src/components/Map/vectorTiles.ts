import { useSyncExternalStore } from 'react';
import { lateCode } from '../../lib/lateCode';
import type { Coordinates } from './mercator';
import type { VectorTiles } from './openTiles';

/** Null without a file, without WebGL, or when the file cannot be drawn. */
type Known = VectorTiles | 'unread' | null;

/** Zooms beyond the file's with sharp shapes: its tiles are twice as large as ours, and may be enlarged twice. */
const ENLARGED = 3;

const configured = (): Known => (process.env.GATSBY_MAP_PMTILES_URL ? 'unread' : null);

let found: Known | undefined;
const listeners = new Set<() => void>();

function become(next: Known): void {
  found = next;
  for (const listener of [...listeners]) listener();
}

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

const late = lateCode('MapTiles', async (): Promise<VectorTiles | null> => {
  // The variable is a constant of the build: without it, the build has no code for tiles.
  if (process.env.GATSBY_MAP_PMTILES_URL) {
    if (!hasWebGl()) return null;
    const { openTiles } = await import('./openTiles');
    return openTiles(new URL(process.env.GATSBY_MAP_PMTILES_URL, window.location.href).href);
  }
  return null;
});

/** Returns what is known of the configured tiles. */
export const vectorTiles = (): Known => (found === undefined ? configured() : found);

/** Returns what is known of the configured tiles, and renders again when it changes. */
export const useVectorTiles = (): Known => useSyncExternalStore(subscribe, vectorTiles, configured);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the configured tiles. After a failure, the next map tries again. */
export function readVectorTiles(): void {
  if (configured() !== null) late.load().then(become, dropVectorTiles);
}

/** Removes tiles that cannot be drawn from all maps. */
export function dropVectorTiles(reason: unknown): void {
  // eslint-disable-next-line no-console -- like a map that cannot be loaded (forms-investors-catalogue §8)
  console.error('The tiles of the map could not be shown', reason);
  become(null);
}

/** Returns the largest zoom with tiles at a place, null outside of them. Unread tiles count as complete. */
export function vectorZoomAt({ latitude, longitude }: Coordinates): number | null {
  const tiles = vectorTiles();
  if (tiles === null) return null;
  if (tiles === 'unread') return Infinity;
  const { west, south, east, north, zoomMax } = tiles;
  const isInside = longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  return isInside ? zoomMax + ENLARGED : null;
}
