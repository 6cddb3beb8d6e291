import { graphql } from 'gatsby';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { card, description, dot, frame, milestone, year as yearStyle } from './History.styles';

export const fragment = graphql`
  fragment HistoryMilestone on CmsHistoryEvent {
    year
    title
    text
    image {
      ...CardPicture
    }
  }
`;

interface MilestoneProps extends Omit<Queries.HistoryMilestoneFragment, '__typename'> {
  level: 2 | 3;
}

/** A milestone: a year of the history with title and text, and an optional picture. */
export function Milestone({ year, title, text, image, level }: MilestoneProps) {
  return (
    <li css={milestone}>
      <p css={yearStyle}>
        <bdi dir="ltr">{year}</bdi>
      </p>
      <span css={dot} />
      <div css={card}>
        {image && (
          <div css={frame}>
            <Picture media={image} />
          </div>
        )}
        {title && (
          <Heading level={level} look="h3">
            {title}
          </Heading>
        )}
        {text && <p css={description}>{text}</p>}
      </div>
    </li>
  );
}
