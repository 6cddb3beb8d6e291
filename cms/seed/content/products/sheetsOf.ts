import { LOCALES } from '../../../platform/locales/locales';
import { picture } from '../../lib/bilingual';

/** A product's documents: a data sheet in each language, and the name of its specification. */
export const sheetsOf = (key: string) => ({
  sheets: LOCALES.map((locale) => picture(`${key}-sheet-${locale}`)),
  specification: `${key}-specification`,
});
