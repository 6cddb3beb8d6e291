import { callApi } from '../../../lib/api/callApi';
import type { components } from '../../../lib/api/liveServices.gen';

/** Availability of homes by asset name: `held` while a visitor pays for one, `taken` once it is paid. */
export type ApartmentStates = components['schemas']['ApartmentStates'];
export type ApartmentState = ApartmentStates[string];

/** Homes to request: by asset names, or all of a project. */
export type AskedHomes = { assets: readonly string[] } | { project: string };

/**
 * Requests the availability of homes: `GET /web/apartments/state`.
 * @returns states by asset name, without unknown homes
 * @throws ApiError
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
