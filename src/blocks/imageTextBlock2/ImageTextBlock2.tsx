import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import {
  card,
  cardSides,
  eyebrow as eyebrowStyle,
  frame,
  overPicture,
  stage,
  titles,
} from './ImageTextBlock2.styles';

export const fragment = graphql`
  fragment ImageTextBlock2 on CmsImageTextBlock2Block {
    id
    eyebrow
    title
    text {
      ...RichTextFields
    }
    link {
      ...LinkFields
    }
    wideImage: image {
      ...WidePicture
    }
    pictureSide: imageSide
  }
`;

/** A wide picture with a card of text that overlaps its edge (forms-investors-catalogue §2.1). */
export function ImageTextBlock2(block: Queries.ImageTextBlock2Fragment & BlockProps) {
  const { eyebrow, title, text, link, wideImage, pictureSide, first } = block;
  return (
    <Section named>
      <div css={stage}>
        {wideImage && (
          <div css={frame}>
            <Picture media={wideImage} eager={first} />
          </div>
        )}
        <div css={[card, wideImage && overPicture, wideImage && cardSides[pictureSide ?? 'start']]}>
          <div css={titles}>
            {eyebrow && <p css={eyebrowStyle}>{eyebrow}</p>}
            <Heading level={first ? 1 : 2} look="h2" namesSection>
              {title}
            </Heading>
          </div>
          <RichText text={text} />
          <ButtonLink link={link} variant="secondary" />
        </div>
      </div>
    </Section>
  );
}
