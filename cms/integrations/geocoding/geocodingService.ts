import { embeddedGeocoding } from './embedded';
import type { GeocodingService } from './geocoding';
import { geocodingEnv } from './geocodingEnv';
import { GEOCODING_URL, httpGeocoding } from './http';

/** Returns the maps service for GEOCODING_KEY, or the embedded one without it. */
export function geocodingService(): GeocodingService {
  const { url = GEOCODING_URL, key, timeoutMs } = geocodingEnv.values;
  return key ? httpGeocoding({ url, key, timeoutMs }) : embeddedGeocoding;
}
