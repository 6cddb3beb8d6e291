import { focusOf } from '../Picture/focusOf';
import { Picture, type PictureMedia } from '../Picture/Picture';
import { ProcessedPicture } from '../Picture/ProcessedPicture';
import { focus } from './ArtDirectedPicture.styles';
import { phoneScreenQuery, type DesktopBreakpoint } from './phoneScreenQuery';

interface ArtDirectedPictureProps {
  desktop: PictureMedia | null | undefined;
  /** Picture for phones. The desktop picture is used if there is none. */
  mobile?: PictureMedia | null | undefined;
  wideFrom?: DesktopBreakpoint;
  eager?: boolean;
  className?: string;
}

/**
 * Shows different pictures on phones and desktop. One `picture` element contains both, so the browser downloads only
 * one file. The picture fills its container and is cropped around the focal point.
 */
export function ArtDirectedPicture({
  desktop,
  mobile,
  wideFrom = 'tablet',
  eager = false,
  className,
}: ArtDirectedPictureProps) {
  if (!desktop?.gatsbyImage || !mobile?.gatsbyImage) {
    return <Picture media={desktop ?? mobile} eager={eager} {...(className && { className })} />;
  }
  return (
    <ProcessedPicture
      image={desktop.gatsbyImage}
      other={{ media: phoneScreenQuery(wideFrom), image: mobile.gatsbyImage }}
      size={desktop}
      alt={desktop.alt ?? ''}
      eager={eager}
      fit="cover"
      focus="var(--focus)"
      opaque={desktop.mimeType === 'image/jpeg'}
      css={focus(focusOf(desktop), focusOf(mobile), wideFrom)}
      {...(className && { className })}
    />
  );
}
