import type { UploadField } from 'payload';
import type { Label } from '../../platform/labels/labels';

interface VideoOptions {
  name: string;
  label: Label;
  description?: Label;
}

/** Optional film of the media library (mp4 or webm). A picture replaces it until it plays. */
export function videoField({ name, label, description }: VideoOptions): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label: { ...label },
    filterOptions: { mimeType: { contains: 'video/' } },
    ...(description && { admin: { description: { ...description } } }),
  };
}
