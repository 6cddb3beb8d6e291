import { embeddedGeocoding } from './embedded';
import type { GeocodingService } from './geocoding';
import { geocodingEnv } from './geocodingEnv';
import { GEOCODING_URL, httpGeocoding } from './http';

/** The maps service that GEOCODING_KEY opens; without a key, none. */
export function geocodingService(): GeocodingService {
  const { url = GEOCODING_URL, key, timeoutMs } = geocodingEnv.values;
  return key ? httpGeocoding({ url, key, timeoutMs }) : embeddedGeocoding;
}
