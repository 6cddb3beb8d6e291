import { focusOf } from '../Picture/focusOf';
import { Picture, type PictureMedia } from '../Picture/Picture';
import { ProcessedPicture } from '../Picture/ProcessedPicture';
import { focus } from './ArtDirectedPicture.styles';
import { MOBILE_SCREENS } from './mobileScreens';

interface ArtDirectedPictureProps {
  desktop: PictureMedia | null | undefined;
  /** Shown on screens narrower than a tablet's; without it they show the desktop picture. */
  mobile?: PictureMedia | null | undefined;
  eager?: boolean;
  className?: string;
}

/**
 * A picture with another composition for phones, in one element: a browser fetches the one that it shows.
 * Its place gives the size; both pictures fill it around their point of interest.
 */
export function ArtDirectedPicture({ desktop, mobile, eager = false, className }: ArtDirectedPictureProps) {
  if (!desktop?.gatsbyImage || !mobile?.gatsbyImage) {
    return <Picture media={desktop ?? mobile} eager={eager} {...(className && { className })} />;
  }
  return (
    <ProcessedPicture
      image={desktop.gatsbyImage}
      other={{ media: MOBILE_SCREENS, image: mobile.gatsbyImage }}
      size={desktop}
      alt={desktop.alt ?? ''}
      eager={eager}
      fit="cover"
      focus="var(--focus)"
      opaque={desktop.mimeType === 'image/jpeg'}
      css={focus(focusOf(desktop), focusOf(mobile))}
      {...(className && { className })}
    />
  );
}
