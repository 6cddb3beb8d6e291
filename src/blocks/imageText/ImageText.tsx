import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { columns, eyebrow as eyebrowStyle, frame, sides, titles, words } from './ImageText.styles';

export const fragment = graphql`
  fragment ImageText on CmsImageTextBlock {
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
    pictureSide: imageSide
  }
`;

/** A picture beside title, text and link, on the side that the editor chose (corporate-site §1). */
export function ImageText(block: Queries.ImageTextFragment & BlockProps) {
  const { eyebrow, title, text, link, image, pictureSide, first } = block;
  return (
    <Section named>
      <div css={[columns, image && sides[pictureSide ?? 'start']]}>
        {image && (
          <div css={frame}>
            <Picture media={image} eager={first} />
          </div>
        )}
        <div css={words}>
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
