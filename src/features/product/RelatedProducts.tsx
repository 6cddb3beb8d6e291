import { graphql, Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Carousel } from '../../components/Carousel/Carousel';
import { slideWidth } from '../../components/Carousel/slideWidth';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { track } from '../../lib/analytics';
import { cardLink } from '../../theme/cardLink';
import { card, frame, small, stack } from './product.styles';

export const fragment = graphql`
  fragment RelatedProductCard on CmsProduct {
    id
    path
    productName
    shortUse
    image {
      ...CardPicture
    }
  }
  fragment RelatedProducts on CmsProduct {
    relatedProducts {
      title
      subTitle
    }
    related(limit: 8) {
      ...RelatedProductCard
    }
  }
`;

/** Number of slides in view. On desktop it is four (forms-investors-catalogue §9). */
const SLIDES = { base: slideWidth(1.2), tablet: slideWidth(2.2), desktop: slideWidth(4) };

interface RelatedProductsProps {
  product: Queries.RelatedProductsFragment;
  /** Path of the page with all products. */
  allPath: string;
}

/**
 * The products related to the one on the page, with a link to all products (forms-investors-catalogue §2.10). Renders
 * nothing if there are none.
 */
export function RelatedProducts({ product, allPath }: RelatedProductsProps) {
  const { t } = useTranslation('product');
  if (product.related.length === 0) return null;
  const title = product.relatedProducts?.title || t('related');
  return (
    <Section named>
      <div css={stack}>
        <Carousel
          label={title}
          heading={<SectionHeader title={title} text={product.relatedProducts?.subTitle} namesSection />}
          slideSize={SLIDES}
          edges="bleed"
          slides={product.related.map((other) => ({
            key: other.id,
            content: (
              <article css={card}>
                <div css={frame}>
                  <Picture media={other.image?.find((picture) => picture !== null)} alt="" fit="contain" />
                </div>
                <Heading level={3}>
                  <Link
                    to={other.path}
                    css={cardLink}
                    onClick={() => track('item_chosen', { list: 'products', item: other.path })}
                  >
                    {other.productName}
                  </Link>
                </Heading>
                {other.shortUse && <p css={small}>{other.shortUse}</p>}
              </article>
            ),
          }))}
        />
        <div>
          <Link
            to={allPath}
            css={buttonStyles.secondary}
            onClick={() => track('button_pressed', { place: 'product', button: 'allProducts' })}
          >
            {t('allProducts')}
          </Link>
        </div>
      </div>
    </Section>
  );
}
