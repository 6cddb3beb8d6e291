import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { BreadcrumbTrail } from '../../components/Breadcrumbs/BreadcrumbTrail';
import { trailOf } from '../../components/Breadcrumbs/trailOf';
import { FormSection } from '../../components/FormSection/FormSection';
import { PageLayout } from '../../components/PageLayout/PageLayout';
import { RichText } from '../../components/RichText/RichText';
import { Section } from '../../components/Section/Section';
import { JsonLd } from '../../components/Seo/JsonLd';
import { SeoTags } from '../../components/Seo/SeoTags';
import { useSiteUrl } from '../../components/Seo/useSiteUrl';
import { LazyLeadForm } from '../../features/lead/LazyLeadForm';
import { KeyFeatures } from '../../features/product/KeyFeatures';
import { ProductAccordion } from '../../features/product/ProductAccordion';
import { ProductBanner } from '../../features/product/ProductBanner';
import { ProductDetails } from '../../features/product/ProductDetails';
import { ProductHeader } from '../../features/product/ProductHeader';
import { productStructuredData } from '../../features/product/productStructuredData';
import { productSummary } from '../../features/product/productSummary';
import { RelatedProducts } from '../../features/product/RelatedProducts';
import { toLanguage } from '../../i18n/languages';
import { localizedRoute } from '../../i18n/paths';
import { useTranslation } from 'react-i18next';

export const query = graphql`
  query ProductPage($id: String!, $language: String!) {
    product: cmsProduct(id: { eq: $id }) {
      ...ProductSeo
      ...ProductBanner
      ...ProductHeader
      ...KeyFeatures
      ...ProductDetails
      ...ProductAccordion
      ...RelatedProducts
      legalDisclaimer {
        ...RichTextFields
      }
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...SeoSite
      ...ContactSite
      productsPage {
        path
      }
    }
    locales: texts(template: "product", language: $language) {
      ...Translations
    }
  }
  fragment ProductSeo on CmsProduct {
    locale
    documentId
    path
    alternates {
      locale
      path
    }
    productName
    shortUse
    company {
      name
      companyId
      emailForLead
    }
    productCategory {
      name
    }
    dataTable {
      title
      value
    }
    parentPage {
      ...BreadcrumbTrail
    }
    seo {
      metaTitle
      metaDescription
      noIndex
      ogImage {
        ...SharedPicture
      }
    }
    shared: image {
      ...SharedPicture
    }
  }
`;

/** Id of the contact section. Other pages link to it as well. */
const CONTACT_ID = 'contact-us';

/** Returns the breadcrumbs of a product: its listing page with all ancestors, then the product. */
const trailTo = ({ parentPage, productName, path }: Queries.ProductSeoFragment) => [
  ...(parentPage ? trailOf(parentPage) : []),
  { name: productName ?? '', path },
];

const leadContext = ({ company, productName }: Queries.ProductSeoFragment) => ({
  target: { companyId: company?.companyId, toEmail: company?.emailForLead },
  subject: { name: productName },
});

/** Product page. It shows the parts in the order of forms-investors-catalogue §2.10. */
export default function ProductPage({ data: { product, site } }: PageProps<Queries.ProductPageQuery>) {
  const { t } = useTranslation('product');
  if (!product) return null;
  const allPath = site?.productsPage?.path ?? localizedRoute('/products/', toLanguage(product.locale));
  return (
    <PageLayout page={product}>
      <BreadcrumbTrail trail={trailTo(product)} />
      <ProductBanner product={product} />
      <ProductHeader product={product} contactId={CONTACT_ID} />
      <KeyFeatures product={product} />
      <ProductDetails product={product} />
      <ProductAccordion product={product} />
      <RelatedProducts product={product} allPath={allPath} />
      <FormSection id={CONTACT_ID} title={t('askAbout')} text={t('askAboutText')}>
        <LazyLeadForm variant="product" {...leadContext(product)} />
      </FormSection>
      {product.legalDisclaimer?.html && (
        <Section size="compact">
          <RichText text={product.legalDisclaimer} />
        </Section>
      )}
    </PageLayout>
  );
}

export function Head({ data: { product, site } }: HeadProps<Queries.ProductPageQuery>) {
  const siteUrl = useSiteUrl();
  if (!product) return null;
  const pictures = product.shared?.filter((picture) => picture !== null) ?? [];
  const addresses = pictures.flatMap(({ resize }) => (resize?.src ? new URL(resize.src, siteUrl).href : []));
  const description = product.seo?.metaDescription || productSummary(product);
  return (
    <>
      <SeoTags
        language={toLanguage(product.locale)}
        title={product.seo?.metaTitle || product.productName}
        description={description}
        path={product.path}
        alternates={product.alternates}
        picture={product.seo?.ogImage ?? pictures[0]}
        noIndex={product.seo?.noIndex ?? false}
        trail={trailTo(product)}
        site={site}
      />
      <JsonLd data={productStructuredData(product, description, addresses, site?.siteName, siteUrl)} />
    </>
  );
}
