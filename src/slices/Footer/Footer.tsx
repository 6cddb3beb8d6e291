import { graphql, type SliceComponentProps } from 'gatsby';
import type { Language } from '../../i18n/languages';
import type { Alternate } from '../../i18n/paths';
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

/**
 * The footer for one language. It is a Gatsby slice, so that a change of the footer does not require rebuilding the
 * pages.
 */
export default function Footer({
  data: { footer, site, locales },
  sliceContext: { language },
  slim = false,
  alternates = [],
}: SliceComponentProps<Queries.FooterQuery, { language: Language }> & {
  slim?: boolean;
  /** Language versions of the page, for a page without a header. The slim footer then contains the language switch. */
  alternates?: readonly Alternate[];
}) {
  return (
    <TranslationProvider language={language} locales={locales}>
      {slim ? (
        <SlimFooter footer={footer} site={site} alternates={alternates} />
      ) : (
        <FooterContent footer={footer} site={site} />
      )}
    </TranslationProvider>
  );
}
