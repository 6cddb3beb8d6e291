import type { CollectionBeforeValidateHook } from 'payload';
import { isLocale, type Locale } from '../../platform/locales';

const NAMES: Record<Locale, string> = { he: 'דף חדש', en: 'New page' };

/** The admin stores a new page as soon as its form opens: it has a name from then on, by which it can be found in the list. */
export const nameNewPage: CollectionBeforeValidateHook = ({ data, operation, req: { locale } }) => {
  if (operation !== 'create' || !data || data.title || data._status === 'published' || !isLocale(locale))
    return data;
  return { ...data, title: NAMES[locale] };
};
