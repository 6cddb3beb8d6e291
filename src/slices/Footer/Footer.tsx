import { graphql, type SliceComponentProps } from 'gatsby';
import type { Language } from '../../i18n/languages';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import { FooterContent } from './FooterContent';
import { SlimFooter } from './SlimFooter';

export const query = graphql`
  fragment FooterMenu on CmsFooter {
    columns {
      id
      title
      links {
        id
        link {
          ...LinkFields
        }
      }
    }
    legalLinks {
      id
      link {
        ...LinkFields
      }
    }
    note
  }
  fragment FooterSite on CmsSiteSettings {
    siteName
    privacyPage {
      path
    }
    description
    email
    phone
    address
    socialLinks {
      id
      network
      url
    }
    logo {
      ...IconPicture
    }
  }
  query Footer($language: String!) {
    footer: cmsFooter(locale: { eq: $language }) {
      ...FooterMenu
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...FooterSite
    }
    locales: texts(template: "Footer", language: $language) {
      ...Translations
    }
  }
`;

/** The footer of a language. As a slice, a change renders no page again. */
export default function Footer({
  data: { footer, site, locales },
  sliceContext: { language },
  slim = false,
}: SliceComponentProps<Queries.FooterQuery, { language: Language }> & { slim?: boolean }) {
  return (
    <TranslationProvider language={language} locales={locales}>
      {slim ? <SlimFooter footer={footer} site={site} /> : <FooterContent footer={footer} site={site} />}
    </TranslationProvider>
  );
}
