import { conditionOf, media } from '../../theme/media';
import type { PictureMedia } from '../Picture/Picture';
import { phoneScreenQuery, type DesktopBreakpoint } from './phoneScreenQuery';

type Media = PictureMedia | null | undefined;

interface PicturePreloadProps {
  desktop: Media;
  mobile?: Media;
  wideFrom?: DesktopBreakpoint;
}

/** Preloads an `ArtDirectedPicture` that is the page's largest contentful paint. Render it in the page's head. */
export function PicturePreload({ desktop, mobile, wideFrom = 'tablet' }: PicturePreloadProps) {
  if (!desktop?.gatsbyImage || !mobile?.gatsbyImage || desktop === mobile)
    return <Preload picture={desktop ?? mobile} />;
  return (
    <>
      <Preload picture={desktop} query={conditionOf(media[wideFrom])} />
      <Preload picture={mobile} query={phoneScreenQuery(wideFrom)} />
    </>
  );
}

interface PreloadProps {
  picture: Media;
  /** Media query of the screens that need the picture; all screens if omitted. */
  query?: string;
}

function Preload({ picture, query }: PreloadProps) {
  const source = picture?.gatsbyImage?.images.sources?.[0];
  if (!source) return null;
  return (
    <link
      rel="preload"
      as="image"
      type={source.type}
      imageSrcSet={source.srcSet}
      imageSizes={source.sizes}
      {...(query && { media: query })}
      {...{ fetchpriority: 'high' }}
    />
  );
}
