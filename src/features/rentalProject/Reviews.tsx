import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Carousel } from '../../components/Carousel/Carousel';
import { ClampedText } from '../../components/ClampedText/ClampedText';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { REVIEWS_ANCHOR } from './anchors';
import {
  author,
  card,
  name,
  portrait,
  row as rowStyle,
  stars as starsStyle,
  subTitle as small,
} from './Reviews.styles';
import { slidesInView } from './slidesInView';

export const fragment = graphql`
  fragment RentalReviews on CmsProject {
    customerReviews {
      title
      subTitle
      reviews {
        ...RentalReview
      }
    }
  }
  fragment RentalReview on CmsCustomerReview {
    id
    title
    subTitle
    stars {
      ...IconPicture
    }
    image {
      ...IconPicture
    }
    content {
      ...RichTextFields
    }
  }
`;

/**
 * Number of slides in view, and number of lines of a review that are visible before it is expanded (project-marketing
 * §9).
 */
const SLIDES = { base: 1.1, phone: 2, tablet: 3, wide: 4 };
const LINES = 4;

/** Reviews by residents in a carousel (project-marketing §2.6). Renders nothing if there are none. */
export function Reviews({ project }: { project: Queries.RentalReviewsFragment }) {
  const { t } = useTranslation('rentalProject');
  const { title: given, subTitle, reviews } = project.customerReviews ?? {};
  const rows = reviews?.filter((review) => review?.title) ?? [];
  if (rows.length === 0) return null;
  const title = given || t('reviews');
  return (
    <Section id={REVIEWS_ANCHOR} tone="stone" named>
      <div css={rowStyle}>
        <Carousel
          label={title}
          heading={<SectionHeader title={title} text={subTitle} namesSection />}
          slideSize={slidesInView(SLIDES, rows.length)}
          slides={rows.map((review, index) => ({
            key: review.id ?? String(index),
            content: <Review review={review} />,
          }))}
        />
      </div>
    </Section>
  );
}

function Review({ review }: { review: Queries.RentalReviewFragment }) {
  const { t } = useTranslation('rentalProject');
  return (
    <article css={card}>
      {/* The picture of stars needs a text alternative. */}
      {review.stars && (
        <Picture media={review.stars} alt={review.stars.alt || t('stars')} fit="contain" css={starsStyle} />
      )}
      <ClampedText text={review.content} lines={LINES} subject={review.title ?? ''} />
      <div css={author}>
        {review.image && <Picture media={review.image} alt="" css={portrait} />}
        <div>
          <div css={name}>
            <Heading level={3} look="h3">
              {review.title}
            </Heading>
          </div>
          {review.subTitle && <p css={small}>{review.subTitle}</p>}
        </div>
      </div>
    </article>
  );
}
