import type { CollectionBeforeValidateHook } from 'payload';
import { isLocale, type Locale } from '../../platform/locales/locales';

const NAMES: Record<Locale, string> = { he: 'דף חדש', en: 'New page' };

/** Names a new page. The admin stores it as soon as its form opens, and a name makes it findable in the list. */
export const nameNewPage: CollectionBeforeValidateHook = ({ data, operation, req: { locale } }) => {
  if (operation !== 'create' || !data || data.title || data._status === 'published' || !isLocale(locale))
    return data;
  return { ...data, title: NAMES[locale] };
};
