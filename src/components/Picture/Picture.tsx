import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { focusOf } from './focusOf';
import { ProcessedPicture } from './ProcessedPicture';

/** A picture of any of the picture fragments. */
export type PictureMedia = Queries.PictureFactsFragment & {
  readonly gatsbyImage?: IGatsbyImageData | null | undefined;
};

interface PictureProps {
  media: PictureMedia | null | undefined;
  /** Text alternative; the editor's own unless the place says otherwise. Empty text for decoration. */
  alt?: string | undefined;
  /** The first picture of a page: fetched at once with high priority. The others wait until they come near. */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  className?: string;
}

/** A responsive picture of the CMS with its placeholder; drawings (SVG) as they are. Nothing when there is none. */
export function Picture({ media, alt, eager = false, fit = 'cover', className }: PictureProps) {
  if (!media) return null;
  const text = alt ?? media.alt ?? '';
  if (media.gatsbyImage) {
    return (
      <ProcessedPicture
        image={media.gatsbyImage}
        size={media}
        alt={text}
        eager={eager}
        fit={fit}
        focus={focusOf(media)}
        opaque={media.mimeType === 'image/jpeg'}
        className={className}
      />
    );
  }
  if (!media.url) return null;
  return (
    <img
      src={media.url}
      alt={text}
      loading={eager ? 'eager' : 'lazy'}
      width={media.width ?? undefined}
      height={media.height ?? undefined}
      className={className}
      style={{ objectFit: fit }}
    />
  );
}
