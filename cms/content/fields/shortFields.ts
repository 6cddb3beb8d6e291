import type { NumberField, RelationshipField, TextareaField, TextField, UploadField } from 'payload';
import type { CollectionSlug } from 'payload';
import { IMAGES } from '../../platform/fields/imageField';
import { pictureUse, type PictureUse } from '../../platform/fields/pictureSizes';
import { textField } from '../../platform/fields/textField';

/** Localized line of text. */
export const localText = (name: string, he: string, en: string): TextField =>
  textField(name, he, en, { localized: true });

/** Localized multi-line text. */
export const localArea = (name: string, he: string, en: string): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  label: { he, en },
});

export const numberOf = (name: string, he: string, en: string): NumberField => ({
  name,
  type: 'number',
  label: { he, en },
});

/** Ordered relation to several documents. */
export const chosen = (
  name: string,
  relationTo: CollectionSlug,
  he: string,
  en: string,
): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  hasMany: true,
  label: { he, en },
});

/** Relation to one document. */
export const one = (name: string, relationTo: CollectionSlug, he: string, en: string): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  index: true,
  label: { he, en },
});

/** Ordered list of pictures. */
export const pictures = (name: string, shown: PictureUse, he: string, en: string): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  filterOptions: IMAGES,
  label: { he, en },
  custom: pictureUse(shown),
});

/** Ordered list of documents of the media library. */
export const documents = (name: string, he: string, en: string): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  label: { he, en },
});

/** One picture, film or document of the media library. */
export const file = (name: string, he: string, en: string): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: { he, en },
});
