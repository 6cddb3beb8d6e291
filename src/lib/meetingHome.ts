import { isLine } from '@group/rules/text/oneLine';

/**
 * The apartment for which a visitor requests a meeting (project-marketing §2.7, formData). Each property may be
 * unknown.
 */
export interface MeetingHome {
  assetName?: string | null;
  buildingName?: string | null;
  apartmentNumber?: string | null;
  currency?: string | null;
  rooms?: number | null;
  floor?: number | null;
  area?: number | null;
  price?: number | null;
}

/** Maximum lengths of the texts that the service accepts. */
const TEXTS = { assetName: 100, buildingName: 200, apartmentNumber: 50, currency: 10 } as const;
const NUMBERS = ['rooms', 'floor', 'area', 'price'] as const;

/** Adds an apartment to the query parameters of the scheduler's URL. */
export function writeMeetingHome(query: URLSearchParams, home: MeetingHome): void {
  for (const name of [...(Object.keys(TEXTS) as (keyof typeof TEXTS)[]), ...NUMBERS]) {
    const value = home[name];
    if (value !== null && value !== undefined && value !== '') query.set(name, String(value));
  }
}

/**
 * Reads an apartment from the query parameters of the scheduler's URL. Invalid values are ignored.
 * @returns null if there are no valid values
 */
export function readMeetingHome(query: URLSearchParams): MeetingHome | null {
  const texts = Object.entries(TEXTS).flatMap(([name, max]): [string, string][] => {
    const text = query.get(name)?.trim() ?? '';
    return text && text.length <= max && isLine(text) ? [[name, text]] : [];
  });
  const numbers = NUMBERS.flatMap((name): [string, number][] => {
    const number = Number(query.get(name) || NaN);
    const least = name === 'floor' ? -20 : 0;
    const most = name === 'floor' ? 300 : Number.MAX_SAFE_INTEGER;
    return number >= least && number <= most ? [[name, number]] : [];
  });
  const home = Object.fromEntries([...texts, ...numbers]) as MeetingHome;
  return home.assetName || home.buildingName || home.apartmentNumber ? home : null;
}

/**
 * Adds an apartment to the URL of the site's own scheduler. URLs of external schedulers stay unchanged, because those
 * do not know apartments (project-marketing §7).
 */
export function aboutHome(url: string, home: MeetingHome): string {
  if (!url.startsWith('/')) return url;
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  writeMeetingHome(query, home);
  return `${path}?${query.toString()}`;
}
