import { graphql } from 'gatsby';
import { useId } from 'react';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import {
  alone,
  band,
  container,
  frame,
  icon,
  introduction as introductionStyle,
  words,
} from './EnvironmentalHeader.styles';

export const fragment = graphql`
  fragment EnvironmentalHeader on CmsEnvironmentalHeaderBlock {
    id
    title
    introduction: text
    icon {
      ...IconPicture
    }
    image {
      ...HalfPicture
    }
  }
`;

/** The green header of the environmental page: title and text beside a picture (forms-investors-catalogue §2.1). */
export function EnvironmentalHeader(block: Queries.EnvironmentalHeaderFragment & BlockProps) {
  const { title, introduction, image, first } = block;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={band}>
      <div css={[container, !image && alone]}>
        <div css={words}>
          <Picture media={block.icon} alt="" fit="contain" css={icon} />
          <Heading level={first ? 1 : 2} look="h1" id={headingId}>
            {title}
          </Heading>
          {introduction && <p css={introductionStyle}>{introduction}</p>}
        </div>
        {image && (
          <div css={frame}>
            <Picture media={image} eager={first} />
          </div>
        )}
      </div>
    </section>
  );
}
