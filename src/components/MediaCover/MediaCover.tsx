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
  /** Whether it is on the screen or near it. A film loads nothing before. */
  near?: boolean;
  /** Whether a film plays. */
  playing?: boolean;
  eager?: boolean;
}

/** Pictures or muted films that fill their box, optionally with another one on phones. */
export function MediaCover({ media, near = false, playing = false, eager = false }: MediaCoverProps) {
  const { desktop, mobile } = media ?? {};
  // Two processed pictures can share one element; films and drawings cannot.
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
