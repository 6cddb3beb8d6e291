import { env } from '../../platform/env';
import { embeddedGeocoding } from './embedded';
import type { GeocodingService } from './geocoding';
import { httpGeocoding } from './http';

/** The maps service that GEOCODING_KEY opens; without a key, none. */
export function geocodingService(): GeocodingService {
  const { geocodingUrl: url, geocodingKey: key, geocodingTimeoutMs: timeoutMs } = env;
  return key ? httpGeocoding({ url, key, timeoutMs }) : embeddedGeocoding;
}
