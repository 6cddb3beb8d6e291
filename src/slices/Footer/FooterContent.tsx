import { useTranslation } from 'react-i18next';
import { Logo } from '../../components/Logo/Logo';
import { LogoMark } from '../../components/Logo/LogoMark';
import { ConsentSettings } from '../../features/consent/ConsentSettings';
import { ContactDetails } from './ContactDetails';
import {
  brand,
  closing,
  description,
  footer as footerStyle,
  legal,
  logo,
  sign,
  top,
  within,
} from './Footer.styles';
import { FooterColumns } from './FooterColumns';
import { FooterLinks } from './FooterLinks';
import { SocialLinks } from './SocialLinks';

interface FooterContentProps {
  footer: Queries.FooterMenuFragment | null;
  site: Queries.FooterSiteFragment | null;
}

/** The end of every page: who we are, where else to go, how to reach us, what the law wants said. */
export function FooterContent({ footer, site }: FooterContentProps) {
  const { t } = useTranslation('common');
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
          <FooterColumns columns={footer?.columns} />
          <ContactDetails site={site} />
        </div>
        <div css={closing}>
          {footer?.note && <p>{footer.note}</p>}
          {Boolean(footer?.legalLinks?.length) && (
            <nav aria-label={t('legalNavigation')}>
              <FooterLinks links={footer?.legalLinks} look={legal} />
            </nav>
          )}
          <ConsentSettings privacyPath={site?.privacyPage?.path} />
        </div>
      </div>
    </footer>
  );
}
