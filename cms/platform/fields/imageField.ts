import type { UploadField, Where } from 'payload';
import type { Label } from '../labels/labels';
import { pictureUse, type PictureUse } from './pictureSizes';

interface ImageOptions {
  name: string;
  label: Label;
  required?: boolean;
  description?: Label;
  /** Size on the site. The content check reports pictures that would look blurred. */
  shown: PictureUse;
  /** Required pixels, if they differ from those of the use. */
  atLeast?: { width: number; height?: number };
}

/** Matches pictures of the media library. */
export const IMAGES: Where = { mimeType: { contains: 'image/' } };

/** Field for a picture of the media library; excludes films and documents. */
export function imageField({
  name,
  label,
  required = false,
  description,
  shown,
  atLeast,
}: ImageOptions): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: { ...label },
    required,
    filterOptions: IMAGES,
    custom: { ...pictureUse(shown), ...(atLeast && { atLeast }) },
    ...(description && { admin: { description: { ...description } } }),
  };
}
