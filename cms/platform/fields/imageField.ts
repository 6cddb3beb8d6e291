import type { UploadField, Where } from 'payload';
import type { Label } from './labels';

interface ImageOptions {
  name: string;
  label: Label;
  required?: boolean;
  description?: Label;
  /** Pixels without which it would look blurred in its place: the content check says so. */
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
  atLeast,
}: ImageOptions): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: { ...label },
    required,
    filterOptions: IMAGES,
    ...(atLeast && { custom: { atLeast } }),
    ...(description && { admin: { description: { ...description } } }),
  };
}
