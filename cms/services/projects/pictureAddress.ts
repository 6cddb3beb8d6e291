import type { Media } from '../../payload-types';
import { env } from '../../platform/env/env';

/** Returns the absolute URL of a picture, or null if there is no picture. */
export function pictureAddress(media: number | Media | null | undefined): string | null {
  return media !== null && typeof media === 'object' && media.url
    ? new URL(media.url, env.cmsUrl).href
    : null;
}
