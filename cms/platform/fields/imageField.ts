import type { UploadField, Where } from 'payload';
import type { Label } from './labels';

interface ImageOptions {
  name: string;
  label: Label;
  required?: boolean;
  description?: Label;
}

/** Pictures of the media library. */
export const IMAGES: Where = { mimeType: { contains: 'image/' } };

/** A picture of the media library; films and documents cannot be chosen. */
export function imageField({ name, label, required = false, description }: ImageOptions): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: { ...label },
    required,
    filterOptions: IMAGES,
    ...(description && { admin: { description: { ...description } } }),
  };
}
