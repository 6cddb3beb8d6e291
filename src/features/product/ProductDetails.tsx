import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { FileLink } from '../../components/FileLink/FileLink';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { details, stack, standard, standards } from './product.styles';

export const fragment = graphql`
  fragment ProductDetails on CmsProduct {
    additionalDetails {
      id
      title
      text {
        ...RichTextFields
      }
    }
    standards {
      id
      name
      icon {
        ...IconPicture
      }
      standardsFile {
        ...FileLinkFields
      }
    }
    technicalSpec {
      ...LinkFields
    }
  }
`;

/** Additional details with the standards that the product meets, and its technical specification (forms-investors-catalogue §2.10). */
export function ProductDetails({ product }: { product: Queries.ProductDetailsFragment }) {
  const { t } = useTranslation('product');
  const rows = product.additionalDetails?.filter((row) => row !== null) ?? [];
  const marks = product.standards?.filter((mark) => mark !== null) ?? [];
  if (rows.length === 0 && marks.length === 0 && !product.technicalSpec?.name) return null;
  return (
    <Section>
      <div css={details}>
        <div css={stack}>
          {rows.map(({ id, title, text }, index) => (
            <div key={id ?? index} css={stack}>
              <Heading level={2} look="h3">
                {title}
              </Heading>
              <RichText text={text} />
            </div>
          ))}
        </div>
        <div css={stack}>
          {marks.length > 0 && (
            <>
              <Heading level={2} look="h3">
                {t('standards')}
              </Heading>
              <ul css={standards}>
                {marks.map(({ id, name, icon, standardsFile }, index) => (
                  <li key={id ?? index} css={standard}>
                    <Picture media={icon} alt="" fit="contain" />
                    {standardsFile?.url ? (
                      <FileLink file={standardsFile}>{name}</FileLink>
                    ) : (
                      <span>{name}</span>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )}
          <div>
            <ButtonLink link={product.technicalSpec} variant="secondary" />
          </div>
        </div>
      </div>
    </Section>
  );
}
