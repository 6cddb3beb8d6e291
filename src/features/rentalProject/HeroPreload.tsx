import type { PictureMedia } from '../../components/Picture/Picture';
import { media } from '../../theme/media';
import { mediaOfHero } from './RentalHero';

const condition = (query: string): string => query.replace(/^@media\s*/, '');

/** Asks for the hero's picture, the largest paint of the page, before the browser has read so far as to know of it. In the head. */
export function HeroPreload({ project }: { project: Queries.RentalHeroFragment }) {
  if (!project.rentProjectHeroBanner?.title) return null;
  const { desktop, mobile } = mediaOfHero(project).stills;
  if (!desktop?.gatsbyImage || !mobile?.gatsbyImage || desktop === mobile)
    return <Preload picture={desktop} />;
  return (
    <>
      <Preload picture={desktop} query={condition(media.tablet)} />
      <Preload picture={mobile} query={condition(media.belowTablet)} />
    </>
  );
}

interface PreloadProps {
  picture: PictureMedia | null | undefined;
  /** Screens on which it is shown; all of them without it. */
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
