import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { focusOf } from './focusOf';
import { ProcessedPicture } from './ProcessedPicture';

/** A picture queried with any of the picture fragments. */
export type PictureMedia = Queries.PictureFactsFragment & {
  readonly gatsbyImage?: IGatsbyImageData | null | undefined;
};

interface PictureProps {
  media: PictureMedia | null | undefined;
  /** Alternative text. The default is the editor's text. Pass an empty string for decorative pictures. */
  alt?: string | undefined;
  /**
   * Whether to load the picture immediately and with high priority. Use it for the first picture of a page; others load
   * lazily.
   */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  /** Value of the `sizes` attribute, if the picture's width differs from the one that the fragment assumes. */
  sizes?: string | undefined;
  className?: string;
}

/**
 * A responsive picture from the CMS with a placeholder. SVG drawings are shown unprocessed. Renders nothing without a
 * picture.
 */
export function Picture({ media, alt, eager = false, fit = 'cover', sizes, className }: PictureProps) {
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
        sizes={sizes}
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
