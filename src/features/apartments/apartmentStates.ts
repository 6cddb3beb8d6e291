import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';

/** Whether homes can be had just now, by asset name: `held` while somebody else pays for one, `taken` once it was paid for. */
export type ApartmentStates = components['schemas']['ApartmentStates'];
export type ApartmentState = ApartmentStates[string];

/** Which homes are asked about: those with these asset names, or all of the project with this number. */
export type AskedHomes = { assets: readonly string[] } | { project: string };

/**
 * Asks our service how homes stand: `GET /web/apartments/state`.
 * @param asked which ones
 * @param culture the page's
 * @returns what is known, by asset name; homes that the service does not know are left out
 * @throws ApiError when nothing certain was answered
 */
export async function readApartmentStates(
  asked: AskedHomes,
  culture: string,
  signal: AbortSignal,
): Promise<ApartmentStates> {
  const query = 'project' in asked ? { project: asked.project } : { assets: asked.assets.join(',') };
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/apartments/state', { ...options, params: { query } }),
  );
  return data;
}
