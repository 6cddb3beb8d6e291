import type { BuildContext, StoredField } from './BuildContext';
import { toHtml } from './toHtml';

const PLAIN = [
  'fieldType',
  'maximumLength',
  'defaultValue',
  'placeholder',
  'autocompleteAttribute',
  'selectPrompt',
  'acceptCopy',
  'selectedFilesListHeading',
] as const;

/**
 * Fields that the public API calls `defaultValue`. In the CMS they have other names, because their field type differs.
 */
const AS_DEFAULT = ['defaultAnswer', 'hiddenValue'] as const;

/**
 * Returns the settings of a field. All values are strings, including numbers and booleans
 * (docs/explanation/dynamic-forms.md).
 */
export async function buildSettings(
  stored: StoredField,
  { req, locale }: Pick<BuildContext, 'req' | 'locale'>,
): Promise<Record<string, string>> {
  const all = { ...stored } as Record<string, unknown>;
  const settings: Record<string, string> = {};
  const set = (name: string, value: unknown) => {
    if (typeof value === 'string' ? value !== '' : typeof value === 'number') settings[name] = String(value);
  };
  for (const name of PLAIN) set(name, all[name]);
  for (const name of AS_DEFAULT) set('defaultValue', all[name]);
  if ('showLabel' in stored) settings.showLabel = stored.showLabel === false ? 'False' : 'True';
  if (stored.blockType === 'checkbox' && stored.checked) settings.defaultValue = 'true';
  if (stored.blockType === 'titleAndDescription') {
    set('caption', stored.caption);
    set('captionTag', stored.captionTag);
    set('bodyText', await toHtml(stored.bodyText, req, locale));
  }
  if (stored.blockType === 'richText') set('html', await toHtml(stored.html, req, locale));
  return settings;
}
