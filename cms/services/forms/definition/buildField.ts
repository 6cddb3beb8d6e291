import type { FieldDto } from '../contract';
import { FIELD_TYPES } from '../fieldTypes';
import type { BuildContext, StoredField } from './BuildContext';
import { buildSettings } from './buildSettings';

/** Settings of all field types together. A field has only those of its own type; the others are undefined. */
type AnySettings = Partial<Record<'required', boolean | null>> &
  Partial<
    Record<
      | 'helpText'
      | 'placeholder'
      | 'requiredErrorMessage'
      | 'pattern'
      | 'patternInvalidErrorMessage'
      | 'alias'
      | 'caption',
      string | null
    >
  >;

/**
 * Converts a field to the format of the public API.
 * @param stored the field as a block of the editor
 * @param context context of its form
 */
export async function buildField(stored: StoredField, context: BuildContext): Promise<FieldDto> {
  const id = context.guid(stored.id);
  const any = stored as StoredField & AnySettings;
  // Fields without a value, such as rich text, have no alias in the CMS. The public API requires one, so it is derived
  // from the id.
  const alias = any.alias || `${stored.blockType}_${id.slice(0, 8)}`;
  return {
    id,
    alias,
    caption: any.caption || (stored.blockType in STATIC ? '' : alias),
    helpText: any.helpText || null,
    placeholder: any.placeholder || null,
    cssClass: null,
    required: any.required ?? false,
    requiredErrorMessage: any.requiredErrorMessage || null,
    pattern: any.pattern || null,
    patternInvalidErrorMessage: any.patternInvalidErrorMessage || null,
    ...context.condition(stored.condition),
    ...(stored.blockType === 'fileUpload' && { fileUploadOptions: uploadOptions(stored) }),
    preValues:
      'preValues' in stored
        ? (stored.preValues ?? []).map(({ value, caption }) => ({ value, caption: caption || value }))
        : [],
    settings: await buildSettings(stored, context),
    type: { ...FIELD_TYPES[stored.blockType] },
  };
}

/** Field types that visitors do not fill in. */
const STATIC = { titleAndDescription: true, richText: true, captcha: true };

const uploadOptions = (stored: Extract<StoredField, { blockType: 'fileUpload' }>) => ({
  allowAllUploadExtensions: stored.allowAllUploadExtensions ?? false,
  allowedUploadExtensions: (stored.allowedUploadExtensions ?? []).map(({ extension }) =>
    extension.replace(/^\./, '').toLowerCase(),
  ),
  allowMultipleFileUploads: stored.allowMultipleFileUploads ?? false,
});
