import type { Field } from 'payload';
import { localText, imagesField } from '../../platform/fields/shortFields';

/** Fields for the pictures of a project, and the title of its map (project-marketing §2.1, §2.8). */
export const galleryFields: Field[] = [
  localText('galleryTitle', 'כותרת הגלריה', 'Title of the gallery'),
  localText('gallerySubTitle', 'כותרת משנה של הגלריה', 'Subtitle of the gallery'),
  imagesField('gallery', 'half', 'גלריה', 'Gallery'),
  localText('mapTitle', 'כותרת המפה', 'Title of the map'),
];
