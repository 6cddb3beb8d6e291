import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { MediaCover } from '../../components/MediaCover/MediaCover';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { frame, introduction as introductionStyle, panel, slide } from './SalesSlide.styles';

export const fragment = graphql`
  fragment SalesSlide on CmsSalesSlideBlock {
    id
    title
    introduction: text
    link {
      ...LinkFields
    }
    picture: image {
      ...CoverMedia
    }
  }
`;

/**
 * A promotional section: title, text and link beside a picture. Allowed only on pages of the special company
 * (corporate-site §2, §3).
 */
export function SalesSlide({
  title,
  introduction,
  link,
  picture,
  first,
}: Queries.SalesSlideFragment & BlockProps) {
  return (
    <Section named>
      <div css={slide}>
        <div css={frame}>
          <MediaCover media={picture} eager={first} />
        </div>
        <div css={panel}>
          <Heading level={first ? 1 : 2} look="h1" namesSection>
            {title}
          </Heading>
          {introduction && <p css={introductionStyle}>{introduction}</p>}
          <ButtonLink link={link} variant="light" />
        </div>
      </div>
    </Section>
  );
}
