import type { NumberField, RelationshipField, TextareaField, TextField, UploadField } from 'payload';
import type { CollectionSlug } from 'payload';
import { IMAGES } from '../../platform/fields/imageField';
import { pictureUse, type PictureUse } from '../../platform/fields/pictureSizes';
import { textField } from '../../platform/fields/textField';

/** A line of text in each language. */
export const localText = (name: string, he: string, en: string): TextField =>
  textField(name, he, en, { localized: true });

/** Some lines of text in each language. */
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

/** Some entries of a collection, in the editor's order. */
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

/** One entry of a collection. */
export const one = (name: string, relationTo: CollectionSlug, he: string, en: string): RelationshipField => ({
  name,
  type: 'relationship',
  relationTo,
  index: true,
  label: { he, en },
});

/** Pictures of the media library, in the editor's order. */
export const pictures = (name: string, shown: PictureUse, he: string, en: string): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  filterOptions: IMAGES,
  label: { he, en },
  custom: pictureUse(shown),
});

/** Documents of the media library, in the editor's order. */
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
