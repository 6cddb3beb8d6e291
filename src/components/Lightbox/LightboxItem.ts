import type { PictureMedia } from '../Picture/Picture';

/** A picture of the lightbox. */
export interface LightboxItem {
  key: string;
  media: PictureMedia;
  /** Text below the picture. The default is the picture's alternative text. */
  caption?: string | null | undefined;
}
