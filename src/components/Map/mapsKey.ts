import { requireEnv } from '../../lib/requireEnv';

/** True where the site has an account with Google's maps. */
export const hasGoogleMaps = (): boolean => Boolean(process.env.GATSBY_GOOGLE_MAPS_KEY);

/** The key of Google's maps. @throws Error when there is none */
export const mapsKey = (): string => requireEnv('GATSBY_GOOGLE_MAPS_KEY', process.env.GATSBY_GOOGLE_MAPS_KEY);
