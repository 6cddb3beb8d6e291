import type { UploadField } from 'payload';
import { fileField, type Settings } from '../../platform/fields/shortFields';

/**
 * Field for an optional video from the media library (MP4 or WebM). Until it plays, the site shows a picture in its
 * place.
 */
export const videoField = (name: string, he: string, en: string, settings: Settings<UploadField> = {}) =>
  fileField(name, he, en, { filterOptions: { mimeType: { contains: 'video/' } }, ...settings });
