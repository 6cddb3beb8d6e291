import { callApi } from '../../../lib/api/callApi';
import type { components } from '../../../lib/api/liveServices.gen';

/**
 * Availability of apartments by asset name. `held` means that a visitor is paying for the apartment, `taken` that it
 * has been paid for.
 */
export type ApartmentStates = components['schemas']['ApartmentStates'];
export type ApartmentState = ApartmentStates[string];

/** Apartments whose availability is requested: a list of asset names, or all apartments of a project. */
export type RequestedHomes = { assets: readonly string[] } | { project: string };

/**
 * Requests the availability of apartments through `GET /web/apartments/state`.
 * @returns availability by asset name; apartments that the service does not know are missing
 * @throws ApiError
 */
export async function readApartmentStates(
  asked: RequestedHomes,
  culture: string,
  signal: AbortSignal,
): Promise<ApartmentStates> {
  const query = 'project' in asked ? { project: asked.project } : { assets: asked.assets.join(',') };
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/apartments/state', { ...options, params: { query } }),
  );
  return data;
}
