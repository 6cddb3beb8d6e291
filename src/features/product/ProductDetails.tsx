import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { FileLink } from '../../components/FileLink/FileLink';
import { Picture } from '../../components/Picture/Picture';
import { RichText } from '../../components/RichText/RichText';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { track } from '../../lib/analytics';
import { details, feature, features, stack, standard, standards } from './product.styles';

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
      file {
        ...FileLinkFields
      }
    }
  }
`;

type Details = Queries.ProductDetailsFragment;

/**
 * The standards that a product meets, with links to their documents. At full width they have the same design as the key
 * features.
 */
function Standards({ marks, wide }: { marks: NonNullable<Details['standards']>; wide: boolean }) {
  return (
    <ul css={wide ? features : standards}>
      {marks.map(
        (mark, index) =>
          mark && (
            <li key={mark.id ?? index} css={wide ? feature : standard}>
              <Picture media={mark.icon} alt="" fit="contain" />
              {mark.standardsFile?.url ? (
                <FileLink file={mark.standardsFile}>{mark.name}</FileLink>
              ) : (
                <span>{mark.name}</span>
              )}
            </li>
          ),
      )}
    </ul>
  );
}

const followed = () => track('button_pressed', { place: 'product', button: 'specification' });

/** The link to the technical specification. A link to a file shows its type and size. */
function Specification({ link }: { link: Details['technicalSpec'] }) {
  if (!link?.name) return null;
  return (
    <div>
      {link.kind === 'file' ? (
        <FileLink file={link.file} onFollow={followed}>
          {link.name}
        </FileLink>
      ) : (
        <ButtonLink link={link} variant="secondary" onFollow={followed} />
      )}
    </div>
  );
}

/**
 * The additional details, standards and technical specification of a product (forms-investors-catalogue §2.10). If
 * there are no additional details, the rest takes the full width.
 */
export function ProductDetails({ product }: { product: Details }) {
  const { t } = useTranslation('product');
  const rows = product.additionalDetails?.filter((row) => row !== null) ?? [];
  const marks = product.standards?.filter((mark) => mark !== null) ?? [];
  const wide = rows.length === 0;
  if (wide && marks.length === 0 && !product.technicalSpec?.name) return null;
  return (
    <Section>
      <div css={!wide && details}>
        {!wide && (
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
        )}
        <div css={stack}>
          {marks.length > 0 && (
            <>
              <Heading level={2} look="h3">
                {t('standards')}
              </Heading>
              <Standards marks={marks} wide={wide} />
            </>
          )}
          <Specification link={product.technicalSpec} />
        </div>
      </div>
    </Section>
  );
}
