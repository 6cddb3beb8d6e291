import type { PictureMedia } from '../Picture/Picture';

/** A picture of a gallery. */
export interface LightboxItem {
  key: string;
  media: PictureMedia;
  /** Text below the picture; the text alternative by default. */
  caption?: string | null | undefined;
}
