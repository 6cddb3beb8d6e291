import { useTranslation } from 'react-i18next';
import { ConsentSettings } from '../../features/consent/ConsentSettings';
import { closing, legal } from './Footer.styles';
import { FooterLinks } from './FooterLinks';

interface FooterClosingProps {
  footer: Queries.FooterMenuFragment | null;
  site: Queries.FooterSiteFragment | null;
}

/** The last line of the footer: copyright, legal links and cookie settings. */
export function FooterClosing({ footer, site }: FooterClosingProps) {
  const { t } = useTranslation('common');
  return (
    <div css={closing}>
      {footer?.note && <p>{footer.note}</p>}
      {Boolean(footer?.legalLinks?.length) && (
        <nav aria-label={t('legalNavigation')}>
          <FooterLinks links={footer?.legalLinks} look={legal} />
        </nav>
      )}
      <ConsentSettings privacyPath={site?.privacyPage?.path} />
    </div>
  );
}
