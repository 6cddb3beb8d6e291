import { requireEnv } from '../../lib/requireEnv';

/** Checks whether a Google Maps API key is configured. */
export const hasGoogleMaps = (): boolean => Boolean(process.env.GATSBY_GOOGLE_MAPS_KEY);

/**
 * Returns the Google Maps API key.
 * @throws Error if it is not configured
 */
export const mapsKey = (): string => requireEnv('GATSBY_GOOGLE_MAPS_KEY', process.env.GATSBY_GOOGLE_MAPS_KEY);
