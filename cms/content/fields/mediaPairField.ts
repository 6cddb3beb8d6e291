import type { GroupField } from 'payload';
import { IMAGES } from '../../platform/fields/imageField';
import type { Label } from '../../platform/labels/labels';
import { pictureUse } from '../../platform/fields/pictureSizes';

interface MediaPairOptions {
  name: string;
  label: Label;
  required?: boolean;
  /** Excludes films. */
  imagesOnly?: boolean;
}

/** Media for desktop, with an optional alternative for mobile. Its GraphQL type is always `MediaPair`. */
export function mediaPairField({
  name,
  label,
  required = false,
  imagesOnly = false,
}: MediaPairOptions): GroupField {
  const upload = {
    type: 'upload',
    relationTo: 'media',
    ...(imagesOnly && { filterOptions: IMAGES }),
  } as const;
  return {
    name,
    type: 'group',
    interfaceName: 'MediaPair',
    label: { ...label },
    fields: [
      {
        ...upload,
        name: 'desktop',
        required,
        label: { he: 'למחשב', en: 'Desktop' },
        custom: pictureUse('wide'),
      },
      { ...upload, name: 'mobile', label: { he: 'לנייד', en: 'Mobile' }, custom: pictureUse('phone') },
    ],
  };
}
