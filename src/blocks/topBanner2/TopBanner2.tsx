import { graphql } from 'gatsby';
import { useId } from 'react';
import { ArtDirectedPicture } from '../../components/ArtDirectedPicture/ArtDirectedPicture';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Heading } from '../../components/Section/Heading';
import { band, container, frame, introduction as introductionStyle, words } from './TopBanner2.styles';

export const fragment = graphql`
  fragment TopBanner2 on CmsTopBanner2Block {
    id
    title
    introduction: text
    desktopImage {
      ...WidePicture
    }
    mobileImage {
      ...HalfPicture
    }
  }
`;

/** The header of a timeline page: a title above a wide picture (forms-investors-catalogue §2.1). */
export function TopBanner2(block: Queries.TopBanner2Fragment & BlockProps) {
  const { title, introduction, desktopImage, mobileImage, first } = block;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={band}>
      <div css={container}>
        <div css={words}>
          <Heading level={first ? 1 : 2} look="h1" id={headingId}>
            {title}
          </Heading>
          {introduction && <p css={introductionStyle}>{introduction}</p>}
        </div>
        {(desktopImage ?? mobileImage) && (
          <div css={frame}>
            <ArtDirectedPicture desktop={desktopImage} mobile={mobileImage} eager={first} />
          </div>
        )}
      </div>
    </section>
  );
}
