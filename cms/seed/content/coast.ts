/**
 * Points of the country's coast from south to north as [latitude, longitude]. They match the site's base map
 * (`src/components/Map/regionMap.json`), so that invented streets do not lie in the sea on it.
 */
const COAST = [
  [31.468, 34.368],
  [31.535, 34.444],
  [31.579, 34.479],
  [31.583, 34.483],
  [31.601, 34.49],
  [31.628, 34.515],
  [31.757, 34.601],
  [31.766, 34.608],
  [31.874, 34.666],
  [31.927, 34.692],
  [31.952, 34.713],
  [32.04, 34.742],
  [32.044, 34.746],
  [32.055, 34.742],
  [32.06, 34.742],
  [32.066, 34.757],
  [32.281, 34.839],
  [32.43, 34.872],
  [32.562, 34.904],
  [32.57, 34.912],
  [32.615, 34.915],
  [32.629, 34.923],
  [32.643, 34.919],
  [32.725, 34.943],
  [32.815, 34.948],
  [32.835, 34.954],
  [32.842, 34.969],
  [32.838, 34.983],
  [32.828, 35.005],
  [32.825, 35.019],
  [32.827, 35.027],
  [32.859, 35.063],
  [32.867, 35.066],
  [32.892, 35.077],
  [32.906, 35.081],
  [32.918, 35.077],
  [32.922, 35.066],
  [32.938, 35.07],
  [32.998, 35.077],
  [33.031, 35.092],
  [33.051, 35.094],
] as const;

/**
 * Checks whether a place is on land, that is, east of the coast. A line from it to the west must cross the coast an odd
 * number of times.
 */
export function isOnLand(latitude: number, longitude: number): boolean {
  const crossings = COAST.filter(([toLatitude, toLongitude], index) => {
    const [fromLatitude, fromLongitude] = COAST[Math.max(0, index - 1)] ?? [toLatitude, toLongitude];
    if (fromLatitude > latitude === toLatitude > latitude) return false;
    const part = (latitude - fromLatitude) / (toLatitude - fromLatitude);
    return longitude > fromLongitude + part * (toLongitude - fromLongitude);
  });
  return crossings.length % 2 === 1;
}
