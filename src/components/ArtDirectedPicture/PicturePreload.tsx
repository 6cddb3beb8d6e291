import { conditionOf, media } from '../../theme/media';
import type { PictureMedia } from '../Picture/Picture';
import { MOBILE_SCREENS } from './mobileScreens';

type Media = PictureMedia | null | undefined;

/** Preloads an `ArtDirectedPicture` that is the largest paint of its page. Belongs in the head. */
export function PicturePreload({ desktop, mobile }: { desktop: Media; mobile?: Media }) {
  if (!desktop?.gatsbyImage || !mobile?.gatsbyImage || desktop === mobile)
    return <Preload picture={desktop ?? mobile} />;
  return (
    <>
      <Preload picture={desktop} query={conditionOf(media.tablet)} />
      <Preload picture={mobile} query={MOBILE_SCREENS} />
    </>
  );
}

interface PreloadProps {
  picture: Media;
  /** Media query; all screens by default. */
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
