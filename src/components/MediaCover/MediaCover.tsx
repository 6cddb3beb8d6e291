import { graphql } from 'gatsby';
import { ArtDirectedPicture } from '../ArtDirectedPicture/ArtDirectedPicture';
import { Picture } from '../Picture/Picture';
import { Film } from './Film';
import { isFilm } from './isFilm';
import { cover, fromTablet, upToTablet } from './MediaCover.styles';

export const fragment = graphql`
  fragment CoverMedia on CmsMediaPair {
    desktop {
      ...WidePicture
    }
    mobile {
      ...HalfPicture
    }
  }
`;

interface MediaCoverProps {
  media: Omit<Queries.CoverMediaFragment, '__typename'> | null | undefined;
  /** Whether the element is in or near the viewport. Before that, a video loads nothing. */
  near?: boolean;
  /** Whether a video should play. */
  playing?: boolean;
  eager?: boolean;
}

/** A picture or muted video that fills its container. Phones can have a different one. */
export function MediaCover({ media, near = false, playing = false, eager = false }: MediaCoverProps) {
  const { desktop, mobile } = media ?? {};
  // Two processed pictures share one `picture` element, so that only one file is loaded. This is not possible for
  // videos and SVG drawings.
  if (desktop?.gatsbyImage && mobile?.gatsbyImage) {
    return (
      <div css={cover}>
        <ArtDirectedPicture desktop={desktop} mobile={mobile} eager={eager} />
      </div>
    );
  }
  const slots = [
    { item: desktop ?? mobile, look: desktop && mobile && fromTablet },
    { item: desktop && mobile, look: upToTablet },
  ];
  return (
    <>
      {slots.map(({ item, look }, index) =>
        item ? (
          <div key={index} css={[cover, look]}>
            {isFilm(item) ? (
              <Film media={item} near={near} playing={playing} />
            ) : (
              <Picture media={item} eager={eager} />
            )}
          </div>
        ) : null,
      )}
    </>
  );
}
