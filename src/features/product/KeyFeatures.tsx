import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/Picture/Picture';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { feature, features, stack } from './product.styles';

export const fragment = graphql`
  fragment KeyFeatures on CmsProduct {
    productKeyFeatures {
      id
      text
      icon {
        ...IconPicture
      }
    }
  }
`;

/** The key features of a product, each with an icon (forms-investors-catalogue §2.10). */
export function KeyFeatures({ product }: { product: Queries.KeyFeaturesFragment }) {
  const { t } = useTranslation('product');
  const known = product.productKeyFeatures?.filter((one) => one !== null) ?? [];
  if (known.length === 0) return null;
  return (
    <Section tone="stone" size="compact" named>
      <div css={stack}>
        <Heading level={2} look="h3" namesSection>
          {t('keyFeatures')}
        </Heading>
        <ul css={features}>
          {known.map(({ id, text, icon }) => (
            <li key={id} css={feature}>
              <Picture media={icon} alt="" fit="contain" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
