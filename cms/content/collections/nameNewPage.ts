import type { CollectionBeforeValidateHook } from 'payload';
import { isLocale, type Locale } from '../../platform/locales/locales';

const NAMES: Record<Locale, string> = { he: 'דף חדש', en: 'New page' };

/**
 * Gives a new page a default name. The admin stores a page as soon as its form opens, and without a name it would be
 * hard to find in the list.
 */
export const nameNewPage: CollectionBeforeValidateHook = ({ data, operation, req: { locale } }) => {
  if (operation !== 'create' || !data || data.title || data._status === 'published' || !isLocale(locale))
    return data;
  return { ...data, title: NAMES[locale] };
};
