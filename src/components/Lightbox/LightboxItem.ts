import type { PictureMedia } from '../Picture/Picture';

/** A picture of a gallery. */
export interface LightboxItem {
  key: string;
  media: PictureMedia;
  /** What is written below it; its text alternative without one. */
  caption?: string | null | undefined;
}
