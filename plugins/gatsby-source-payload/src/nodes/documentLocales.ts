import type { RawDocument } from '../client/PayloadClient';
import type { Options } from '../options';
import type { EntityModel } from '../schema/SchemaModel';

/** A document as returned by the REST API, by locale. */
export type LocalizedDocument = ReadonlyMap<string, RawDocument>;

/** Returns the locales in which a document exists and may be shown, in the order of the option `locales`. */
export function documentLocales(
  document: LocalizedDocument,
  entity: EntityModel,
  options: Pick<Options, 'locales' | 'languagesField' | 'preview'>,
): string[] {
  return options.locales.filter((locale) => {
    const raw = document.get(locale);
    if (!raw) return false;
    if (entity.drafts && !options.preview && raw._status !== 'published') return false;
    const languages = entity.languages ? raw[options.languagesField] : null;
    return !Array.isArray(languages) || languages.length === 0 || languages.includes(locale);
  });
}
