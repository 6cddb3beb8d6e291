import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { buttonStyles } from '../../components/Button/Button.styles';
import { Carousel } from '../../components/Carousel/Carousel';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { ShareButton } from '../../components/ShareButton/ShareButton';
import { track } from '../../lib/analytics';
import { typeset } from '../../lib/typeset';
import { actions, categories, data, frame, header, lead, words } from './product.styles';

export const fragment = graphql`
  fragment ProductHeader on CmsProduct {
    productName
    pageTitle
    shortUse
    productCategory {
      name
    }
    productSubCategory {
      name
    }
    productDescription {
      ...RichTextFields
    }
    image {
      id
      ...HalfPicture
    }
    leading: dataTable {
      id
      title
      value
    }
  }
`;

/** Number of facts in the header. They are the first rows of the data table, which engineers look for first. */
const LEADING = 3;

const namesOf = (entries: readonly ({ readonly name: string | null } | null)[] | null): string =>
  (entries ?? []).flatMap((entry) => entry?.name ?? []).join(', ');

interface ProductHeaderProps {
  product: Queries.ProductHeaderFragment;
  /** HTML id of the section with the lead form. */
  contactId: string;
}

/**
 * The header of a product's page: name, categories, leading facts, buttons to request a quote and to share,
 * description, pictures (forms-investors-catalogue §2.10).
 */
export function ProductHeader({ product, contactId }: ProductHeaderProps) {
  const { t } = useTranslation('product');
  const line = [namesOf(product.productCategory), namesOf(product.productSubCategory)].filter(Boolean);
  const facts = (product.leading ?? []).filter((fact) => fact !== null).slice(0, LEADING);
  return (
    <header css={header}>
      <div css={words}>
        <Heading level={1}>{product.productName}</Heading>
        {line.length > 0 && <p css={categories}>{line.join(' · ')}</p>}
        {(product.pageTitle || product.shortUse) && <p css={lead}>{product.pageTitle || product.shortUse}</p>}
        {facts.length === LEADING && (
          <dl css={data} aria-label={t('leadingFacts')}>
            {facts.map(({ id, title, value }, index) => (
              <div key={id ?? index}>
                <dt>{title}</dt>
                <dd>
                  <bdi>{value && typeset(value)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div css={actions}>
          <a
            href={`#${contactId}`}
            css={buttonStyles.primary}
            onClick={() => track('button_pressed', { place: 'product', button: 'quote' })}
          >
            {t('requestQuote')}
          </a>
          <ShareButton
            title={product.productName ?? ''}
            onPress={() => track('button_pressed', { place: 'product', button: 'share' })}
          />
        </div>
        <RichText text={product.productDescription} />
      </div>
      <ProductPictures product={product} />
    </header>
  );
}

function ProductPictures({ product }: { product: Queries.ProductHeaderFragment }) {
  const { t } = useTranslation('product');
  const pictures = product.image?.filter((picture) => picture !== null) ?? [];
  const [first] = pictures;
  if (!first) return null;
  if (pictures.length === 1) {
    return (
      <div css={frame}>
        <Picture media={first} fit="contain" eager />
      </div>
    );
  }
  return (
    <Carousel
      label={t('pictures', { name: product.productName })}
      slides={pictures.map((picture, index) => ({
        key: picture.id,
        content: (
          <div css={frame}>
            <Picture media={picture} fit="contain" eager={index === 0} />
          </div>
        ),
      }))}
    />
  );
}
