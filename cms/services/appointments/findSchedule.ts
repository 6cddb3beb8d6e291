import type { FindOwners } from '../../platform/addresses/addressOwners';
import { LOCALES, PATH_PREFIX } from '../../platform/locales/locales';

const SCHEDULE_PATHS = LOCALES.map((locale) => `${PATH_PREFIX[locale]}/schedule/`);

/** Reserves the URL path of the booking page, so that editors cannot give it to another page. */
export const findSchedule: FindOwners = async (_req, paths) =>
  SCHEDULE_PATHS.filter((path) => paths.includes(path)).map((path) => ({ id: path, path, published: true }));
