/** Returns the path of MapLibre's worker script on the site. The version keeps caches from mixing releases. */
export const mapWorkerPath = (version: string): string => `/maplibre-worker-${version}.js`;
