import { pictureUse } from '../../platform/fields/pictureSizes';
import { fileField, groupField, IMAGES } from '../../platform/fields/shortFields';

interface MediaPairOptions {
  required?: boolean;
  /** Excludes films. */
  imagesOnly?: boolean;
}

/** A picture or video for desktop, with an optional alternative for mobile. Its GraphQL type is always `MediaPair`. */
export function mediaPairField(
  name: string,
  he: string,
  en: string,
  { required = false, imagesOnly = false }: MediaPairOptions = {},
) {
  const filter = imagesOnly && { filterOptions: IMAGES };
  return groupField(name, he, en, {
    interfaceName: 'MediaPair',
    fields: [
      fileField('desktop', 'למחשב', 'Desktop', { ...filter, required, custom: pictureUse('wide') }),
      fileField('mobile', 'לנייד', 'Mobile', { ...filter, custom: pictureUse('phone') }),
    ],
  });
}
