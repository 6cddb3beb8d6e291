import type { UploadField } from 'payload';
import { file, type Settings } from '../../platform/fields/shortFields';

/** Optional film of the media library (mp4 or webm). A picture replaces it until it plays. */
export const videoField = (name: string, he: string, en: string, settings: Settings<UploadField> = {}) =>
  file(name, he, en, { filterOptions: { mimeType: { contains: 'video/' } }, ...settings });
