import { GatsbyImage, getImage, withArtDirection } from 'gatsby-plugin-image';
import { breakpoint } from '../../theme/media';
import { eagerPicture } from '../Picture/eagerPicture';
import { Picture, type PictureMedia } from '../Picture/Picture';
import { focus } from './ArtDirectedPicture.styles';

interface ArtDirectedPictureProps {
  desktop: PictureMedia | null | undefined;
  /** Shown on screens narrower than a tablet's; without it they show the desktop picture. */
  mobile?: PictureMedia | null | undefined;
  eager?: boolean;
  className?: string;
}

const MOBILE_SCREENS = `(max-width: ${breakpoint.tablet - 0.02}px)`;

const focusOf = ({ focalX, focalY }: PictureMedia) => `${focalX ?? 50}% ${focalY ?? 50}%`;

/**
 * A picture with another composition for phones, in one element: a browser fetches the one that it shows.
 * Its place gives the size; both pictures fill it around their point of interest.
 */
export function ArtDirectedPicture({ desktop, mobile, eager = false, className }: ArtDirectedPictureProps) {
  const wide = desktop?.gatsbyImage && getImage(desktop.gatsbyImage);
  const narrow = mobile?.gatsbyImage && getImage(mobile.gatsbyImage);
  if (!desktop || !mobile || !wide || !narrow) {
    return <Picture media={desktop ?? mobile} eager={eager} {...(className && { className })} />;
  }
  return (
    <GatsbyImage
      image={withArtDirection(wide, [{ media: MOBILE_SCREENS, image: narrow }])}
      alt={desktop.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      objectFit="cover"
      objectPosition="var(--focus)"
      {...(eager && eagerPicture)}
      css={[focus(focusOf(desktop), focusOf(mobile)), eager && eagerPicture.css]}
      {...(className && { className })}
    />
  );
}
