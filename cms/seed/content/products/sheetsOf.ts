import { LOCALES } from '../../../platform/locales/locales';
import { picture } from '../../lib/bilingual';

/** Returns references to a product's data sheets, one per language, and the name of its specification. */
export const sheetsOf = (key: string) => ({
  sheets: LOCALES.map((locale) => picture(`${key}-sheet-${locale}`)),
  specification: `${key}-specification`,
});
