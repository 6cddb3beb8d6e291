import { useTranslation } from 'react-i18next';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { Logo } from '../../components/Logo/Logo';
import { LogoMark } from '../../components/Logo/LogoMark';
import { ContactDetails } from './ContactDetails';
import { brand, closing, columns, columnTitle, description, footer as footerStyle, legal, link, links, logo, sign, top, within } from './Footer.styles';
import { SocialLinks } from './SocialLinks';

interface FooterContentProps {
  footer: Queries.FooterMenuFragment | null;
  site: Queries.FooterSiteFragment | null;
}

/** The end of every page: who we are, where else to go, how to reach us, what the law wants said. */
export function FooterContent({ footer, site }: FooterContentProps) {
  const { t } = useTranslation('common');
  const legalLinks = footer?.legalLinks ?? [];
  return (
    <footer css={footerStyle}>
      <LogoMark css={sign} />
      <div css={within}>
        <div css={top}>
          <div css={brand}>
            <Logo siteName={site?.siteName ?? ''} media={site?.logo} css={logo} />
            {site?.description && <p css={description}>{site.description}</p>}
            <SocialLinks links={site?.socialLinks} />
          </div>
          <nav aria-label={t('footerNavigation')} css={columns}>
            {footer?.columns?.map(
              (column, index) =>
                column && (
                  <div key={column.id ?? index}>
                    {column.title && <h2 css={columnTitle}>{column.title}</h2>}
                    <ul css={links}>
                      {column.links?.map((entry, place) => (
                        <li key={entry?.id ?? place}>
                          <ContentLink link={entry?.link} css={link} />
                        </li>
                      ))}
                    </ul>
                  </div>
                ),
            )}
          </nav>
          <ContactDetails site={site} />
        </div>
        <div css={closing}>
          {footer?.note && <p>{footer.note}</p>}
          {legalLinks.length > 0 && (
            <nav aria-label={t('legalNavigation')}>
              <ul css={legal}>
                {legalLinks.map((entry, index) => (
                  <li key={entry?.id ?? index}>
                    <ContentLink link={entry?.link} css={link} />
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </div>
    </footer>
  );
}
