import type { UploadField, Where } from 'payload';
import type { Label } from '../labels/labels';
import { pictureUse, type PictureUse } from './pictureSizes';

interface ImageOptions {
  name: string;
  label: Label;
  required?: boolean;
  description?: Label;
  /** How large the site shows it: the content check says which pictures would look blurred there. */
  shown: PictureUse;
  /** Pixels that its place needs, where they are others than those of its use. */
  atLeast?: { width: number; height?: number };
}

/** Pictures of the media library. */
export const IMAGES: Where = { mimeType: { contains: 'image/' } };

/** A picture of the media library; films and documents cannot be chosen. */
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
