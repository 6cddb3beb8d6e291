import { embeddedGeocoding } from './embedded';
import type { GeocodingService } from './geocoding';
import { geocodingEnv } from './geocodingEnv';
import { GEOCODING_URL, httpGeocoding } from './http';

/** Returns the maps service if GEOCODING_KEY is set, otherwise the embedded one. */
export function geocodingService(): GeocodingService {
  const { url = GEOCODING_URL, key, timeoutMs } = geocodingEnv.values;
  return key ? httpGeocoding({ url, key, timeoutMs }) : embeddedGeocoding;
}
