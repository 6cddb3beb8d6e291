import type { Media } from '../../payload-types';
import { env } from '../../platform/env/env';

/** Absolute address of a picture; null without one. */
export function pictureAddress(media: number | Media | null | undefined): string | null {
  return media !== null && typeof media === 'object' && media.url
    ? new URL(media.url, env.cmsUrl).href
    : null;
}
