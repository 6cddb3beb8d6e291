import { requireEnv } from '../../lib/requireEnv';

/** Tells whether a Google Maps key is configured. */
export const hasGoogleMaps = (): boolean => Boolean(process.env.GATSBY_GOOGLE_MAPS_KEY);

/**
 * Returns the Google Maps key.
 * @throws Error when it is missing
 */
export const mapsKey = (): string => requireEnv('GATSBY_GOOGLE_MAPS_KEY', process.env.GATSBY_GOOGLE_MAPS_KEY);
