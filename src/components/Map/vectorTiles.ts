import { useSyncExternalStore } from 'react';
import { createCodeLoader } from '../../lib/createCodeLoader';
import type { Coordinates } from './mercator';
import type { VectorTiles } from './openTiles';

/**
 * What is known about the vector tiles. 'unread' until the file has been read; null if there is no file, no WebGL, or
 * the file cannot be drawn.
 */
type Known = VectorTiles | 'unread' | null;

/**
 * Number of zoom levels beyond those in the file at which shapes are still sharp. One comes from the tiles, which are
 * twice as large as those of pigeon-maps; two come from enlarging them.
 */
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

const loader = createCodeLoader('MapTiles', async (): Promise<VectorTiles | null> => {
  // Gatsby replaces this variable at build time. If it is not set, the code for vector tiles is not part of the bundle.
  if (process.env.GATSBY_MAP_PMTILES_URL) {
    if (!hasWebGl()) return null;
    const { openTiles } = await import('./openTiles');
    return openTiles(new URL(process.env.GATSBY_MAP_PMTILES_URL, window.location.href).href);
  }
  return null;
});

/** Returns what is known about the configured vector tiles. */
export const vectorTiles = (): Known => (found === undefined ? configured() : found);

/** Returns what is known about the configured vector tiles, and rerenders when it changes. */
export const useVectorTiles = (): Known => useSyncExternalStore(subscribe, vectorTiles, configured);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the code for the configured vector tiles and reads their header. After a failure, the next map tries again. */
export function readVectorTiles(): void {
  if (configured() !== null) loader.load().then(become, disableVectorTiles);
}

/** Removes the vector tiles from all maps because they cannot be drawn. The base map remains. */
export function disableVectorTiles(reason: unknown): void {
  // eslint-disable-next-line no-console -- like a map that cannot be loaded (forms-investors-catalogue §8)
  console.error('The tiles of the map could not be shown', reason);
  become(null);
}

/**
 * Returns the maximum zoom with vector tiles at a position, or null if it is not covered. Until the file has been read,
 * every position counts as covered.
 */
export function vectorZoomAt({ latitude, longitude }: Coordinates): number | null {
  const tiles = vectorTiles();
  if (tiles === null) return null;
  if (tiles === 'unread') return Infinity;
  const { west, south, east, north, zoomMax } = tiles;
  const isInside = longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  return isInside ? zoomMax + ENLARGED : null;
}
