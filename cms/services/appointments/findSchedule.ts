import type { FindOwners } from '../../platform/addresses/addressOwners';
import { LOCALES, PATH_PREFIX } from '../../platform/locales';

const SCHEDULE_PATHS = LOCALES.map((locale) => `${PATH_PREFIX[locale]}/schedule/`);

/** The page on which meetings are booked stands at an address of its own, which no page of editors may take. */
export const findSchedule: FindOwners = async (_req, paths) =>
  SCHEDULE_PATHS.filter((path) => paths.includes(path)).map((path) => ({ id: path, path, published: true }));
