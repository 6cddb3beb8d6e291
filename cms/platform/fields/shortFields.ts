import type {
  ArrayField,
  CheckboxField,
  CollectionSlug,
  DateField,
  EmailField,
  Field,
  GroupField,
  NamedGroupField,
  NumberField,
  RichTextField,
  RowField,
  SelectField,
  SingleRelationshipField,
  TextareaField,
  TextField,
  UploadField,
  Where,
} from 'payload';
import type { Label } from '../labels/labels';
import { pictureUse, type PictureUse } from './pictureSizes';

/** Filter that matches the pictures in the media library. */
export const IMAGES: Where = { mimeType: { contains: 'image/' } };

/** Settings of a field besides name, type and label. */
export type Settings<F extends { admin?: object }> = Partial<Omit<F, 'name' | 'type' | 'label'>> & {
  /** Help text below the field. */
  description?: Label;
};

type LineField = Extract<TextField, { hasMany?: false | undefined }>;
type AmountField = Extract<NumberField, { hasMany?: false | undefined }>;

/** Builds a field with labels in both languages of the admin. */
function field<F extends { type: string; admin?: object }>(
  type: F['type'],
  [name, he, en]: [name: string, he: string, en: string],
  { description, admin, ...settings }: Settings<F>,
): F {
  const all = description ? { ...admin, description: { ...description } } : admin;
  return { name, type, label: { he, en }, ...settings, ...(all && { admin: all }) } as unknown as F;
}

/** Creates a field for a single line of text. */
export const textField = (name: string, he: string, en: string, settings: Settings<LineField> = {}) =>
  field<LineField>('text', [name, he, en], settings);

/** Creates a field for a single line of text that is translated. */
export const localText = (name: string, he: string, en: string, settings: Settings<LineField> = {}) =>
  textField(name, he, en, { localized: true, ...settings });

/** Creates a translated rich text field. The site's build converts its content to sanitized HTML. */
export const richTextField = (name: string, he: string, en: string, settings: Settings<RichTextField> = {}) =>
  field<RichTextField>('richText', [name, he, en], { localized: true, ...settings });

/** Multi-line text. */
export const areaField = (name: string, he: string, en: string, settings: Settings<TextareaField> = {}) =>
  field<TextareaField>('textarea', [name, he, en], settings);

/** Creates a field for several lines of text that is translated. */
export const localArea = (name: string, he: string, en: string, settings: Settings<TextareaField> = {}) =>
  areaField(name, he, en, { localized: true, ...settings });

export const numberField = (name: string, he: string, en: string, settings: Settings<AmountField> = {}) =>
  field<AmountField>('number', [name, he, en], settings);

export const emailField = (name: string, he: string, en: string, settings: Settings<EmailField> = {}) =>
  field<EmailField>('email', [name, he, en], settings);

/** Creates a checkbox that is unchecked by default. */
export const checkboxField = (name: string, he: string, en: string, settings: Settings<CheckboxField> = {}) =>
  field<CheckboxField>('checkbox', [name, he, en], { defaultValue: false, ...settings });

export const selectField = (
  name: string,
  he: string,
  en: string,
  settings: Settings<SelectField> & Pick<SelectField, 'options'>,
) => field<SelectField>('select', [name, he, en], settings);

const dateField =
  (pickerAppearance: 'dayOnly' | 'dayAndTime') =>
  (name: string, he: string, en: string, { admin, ...settings }: Settings<DateField> = {}) =>
    field<DateField>('date', [name, he, en], {
      admin: { date: { pickerAppearance }, ...admin },
      ...settings,
    });

/** Creates a date field without a time. */
export const dayField = dateField('dayOnly');

/** Creates a field for a date with a time. */
export const momentField = dateField('dayAndTime');

type RelationSettings = Omit<Settings<SingleRelationshipField>, 'relationTo'>;

/** Creates a relation to documents of a collection. */
export const relationField = (
  name: string,
  relationTo: CollectionSlug,
  he: string,
  en: string,
  settings: RelationSettings = {},
) => field<SingleRelationshipField>('relationship', [name, he, en], { relationTo, ...settings });

/** Creates a relation to several documents, which the editor can reorder. */
export const relationsField = (
  name: string,
  relationTo: CollectionSlug,
  he: string,
  en: string,
  settings: RelationSettings = {},
) => relationField(name, relationTo, he, en, { hasMany: true, ...settings } as RelationSettings);

/** Creates an indexed relation to one document. */
export const indexedRelationField = (
  name: string,
  relationTo: CollectionSlug,
  he: string,
  en: string,
  settings: RelationSettings = {},
) => relationField(name, relationTo, he, en, { index: true, ...settings });

/** Creates a field for one picture, film or document from the media library. */
export const fileField = (name: string, he: string, en: string, settings: Settings<UploadField> = {}) =>
  field<UploadField>('upload', [name, he, en], { relationTo: 'media', ...settings });

interface PictureSettings extends Pick<Settings<UploadField>, 'required' | 'description' | 'admin'> {
  /** Minimum size in pixels, if it differs from the minimum for `shown`. */
  atLeast?: { width: number; height?: number };
}

/**
 * Creates a field for one picture from the media library. Films and documents cannot be selected.
 * @param shown size at which the site shows the picture; the content check reports pictures that would look blurred
 */
export const imageField = (
  name: string,
  shown: PictureUse,
  he: string,
  en: string,
  { atLeast, ...settings }: PictureSettings = {},
) =>
  fileField(name, he, en, {
    filterOptions: IMAGES,
    custom: { ...pictureUse(shown), ...(atLeast && { atLeast }) },
    ...settings,
  });

/** Creates a field for several files from the media library, which the editor can reorder. */
export const filesField = (name: string, he: string, en: string, settings: Settings<UploadField> = {}) =>
  fileField(name, he, en, { hasMany: true, ...settings });

/** Creates a field for several pictures, which the editor can reorder. */
export const imagesField = (name: string, shown: PictureUse, he: string, en: string): UploadField =>
  filesField(name, he, en, { filterOptions: IMAGES, custom: pictureUse(shown) });

/**
 * Creates an array field, whose rows repeat the same fields. The label names the rows in the plural, `row` names one.
 */
export const listField = (
  name: string,
  he: string,
  en: string,
  { row: rowField, ...settings }: Settings<ArrayField> & Pick<ArrayField, 'fields'> & { row?: Label },
) =>
  field<ArrayField>('array', [name, he, en], {
    ...(rowField && { labels: { singular: { ...rowField }, plural: { he, en } } }),
    ...settings,
  });

export const groupField = (
  name: string,
  he: string,
  en: string,
  settings: Settings<GroupField> & Pick<GroupField, 'fields'>,
) => field<NamedGroupField>('group', [name, he, en], settings);

/** Places fields side by side in one row of the form. */
export const row = (...fields: Field[]): RowField => ({ type: 'row', fields });
