import { graphql, type SliceComponentProps } from 'gatsby';
import type { Language } from '../../i18n/languages';
import { TranslationProvider } from '../../i18n/TranslationProvider';
import { HeaderBar } from './HeaderBar';
import { SlimHeader } from './SlimHeader';

export const query = graphql`
  fragment HeaderMenu on CmsHeader {
    items {
      id
      link {
        ...LinkFields
      }
      picture {
        ...CardPicture
      }
      children {
        id
        group
        link {
          ...LinkFields
        }
      }
    }
    cta {
      ...LinkFields
    }
  }
  fragment HeaderSite on CmsSiteSettings {
    siteName
    phone
    logo {
      ...IconPicture
    }
  }
  query Header($language: String!) {
    header: cmsHeader(locale: { eq: $language }) {
      ...HeaderMenu
    }
    site: cmsSiteSettings(locale: { eq: $language }) {
      ...HeaderSite
    }
    locales: texts(template: "Header", language: $language) {
      ...Translations
    }
  }
`;

/** Props that each page passes to the header slice. */
interface PagePlace {
  currentPath: string;
  alternates: { locale: string; path: string }[];
  /** Whether to show the one-line header without the menu. */
  slim?: boolean;
}

/**
 * The header for one language. It is a Gatsby slice, so that a change of the menu does not require rebuilding the
 * pages.
 */
export default function Header({
  data: { header, site, locales },
  sliceContext: { language },
  currentPath,
  alternates,
  slim = false,
}: SliceComponentProps<Queries.HeaderQuery, { language: Language }> & PagePlace) {
  return (
    <TranslationProvider language={language} locales={locales}>
      {slim ? (
        <SlimHeader site={site} currentPath={currentPath} alternates={alternates} />
      ) : (
        <HeaderBar header={header} site={site} currentPath={currentPath} alternates={alternates} />
      )}
    </TranslationProvider>
  );
}
