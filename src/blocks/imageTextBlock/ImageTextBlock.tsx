import { graphql } from 'gatsby';
import { useId } from 'react';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import {
  alone,
  band,
  eyebrow as eyebrowStyle,
  frame,
  frameAtEnd,
  panel,
  panelSides,
  titles,
  words,
} from './ImageTextBlock.styles';

export const fragment = graphql`
  fragment ImageTextBlock on CmsImageTextBlockBlock {
    id
    eyebrow
    title
    text {
      ...RichTextFields
    }
    link {
      ...LinkFields
    }
    image {
      ...HalfPicture
    }
    bandSide: imageSide
  }
`;

/**
 * A full-width band with a picture up to the edge of the screen, and text beside it (forms-investors-catalogue §2.1).
 */
export function ImageTextBlock(block: Queries.ImageTextBlockFragment & BlockProps) {
  const { eyebrow, title, text, link, image, bandSide, first } = block;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={band}>
      {image && (
        <div css={[frame, bandSide === 'end' && frameAtEnd]}>
          <Picture media={image} eager={first} />
        </div>
      )}
      <div css={[panel, image ? panelSides[bandSide ?? 'start'] : alone]}>
        <div css={words}>
          <div css={titles}>
            {eyebrow && <p css={eyebrowStyle}>{eyebrow}</p>}
            <Heading level={first ? 1 : 2} look="h2" id={headingId}>
              {title}
            </Heading>
          </div>
          <RichText text={text} />
          <ButtonLink link={link} variant="secondary" />
        </div>
      </div>
    </section>
  );
}
