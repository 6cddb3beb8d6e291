import { graphql, useStaticQuery } from 'gatsby';
import { useLanguage } from '../../i18n/LanguageContext';

export type ContactDetails = Queries.ContactDetailsQuery['settings']['nodes'][number];

/** How the group is reached, by the settings of the site in the page's language; null where there are none. */
export function useContactDetails(): ContactDetails | null {
  const { code } = useLanguage();
  const { settings } = useStaticQuery<Queries.ContactDetailsQuery>(graphql`
    query ContactDetails {
      settings: allCmsSiteSettings {
        nodes {
          locale
          phone
          openingHours
          email
          address
        }
      }
    }
  `);
  return settings.nodes.find(({ locale }) => locale === code) ?? null;
}
