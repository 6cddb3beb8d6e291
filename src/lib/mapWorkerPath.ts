/**
 * Returns the path of MapLibre's worker script on the site. It contains the version, so that a cached script of another
 * version is never used.
 */
export const mapWorkerPath = (version: string): string => `/maplibre-worker-${version}.js`;
