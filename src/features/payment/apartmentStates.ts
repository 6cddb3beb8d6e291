import { callApi } from '../../lib/api';

/** Whether a home can be had just now: `held` while somebody else pays for it, `taken` once it was paid for. */
export interface ApartmentState {
  state: 'free' | 'held' | 'taken';
  price: number | null;
}

export type ApartmentStates = Readonly<Record<string, ApartmentState>>;

const STATES: readonly unknown[] = ['free', 'held', 'taken'];

const isState = (value: unknown): value is ApartmentState =>
  typeof value === 'object' && value !== null && 'state' in value && STATES.includes(value.state);

/**
 * Asks our service how homes stand: `GET /web/apartments/state`.
 * @param assetNames what the payments know them by
 * @param culture the page's
 * @returns what is known, by asset name; homes that the service does not know are left out
 * @throws ApiError when nothing certain was answered
 */
export async function readApartmentStates(
  assetNames: readonly string[],
  culture: string,
  signal: AbortSignal,
): Promise<ApartmentStates> {
  const assets = assetNames.map(encodeURIComponent).join(',');
  const { data } = await callApi(`/web/apartments/state?assets=${assets}`, { culture, signal });
  const entries = Object.entries((data ?? {}) as Record<string, unknown>);
  return Object.fromEntries(entries.filter((entry): entry is [string, ApartmentState] => isState(entry[1])));
}
