import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteContact } from '../SiteContact/SiteContact';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { legal, note } from './form.styles';

interface LegalLinksProps {
  /** The form makes a contract, or money is paid: the terms of use as well. */
  terms?: boolean;
}

/**
 * What to read before a form is sent: the privacy policy and, where it fits, the terms, as the site's settings name their pages.
 * In a new tab, since what was typed and files that were chosen stay in this one. Nothing where the settings name no page.
 */
export function LegalLinks({ terms = false }: LegalLinksProps) {
  const { t } = useTranslation('forms');
  const { privacyPath, termsPath } = useContext(SiteContact);
  const shownTerms = terms ? termsPath : null;
  if (!privacyPath && !shownTerms) return null;
  return (
    <p css={[note, legal]}>
      <span>{t('readBefore')}</span>
      {privacyPath && <LegalLink path={privacyPath} name={t('privacyPolicy')} />}
      {shownTerms && <LegalLink path={shownTerms} name={t('termsOfUse')} />}
    </p>
  );
}

function LegalLink({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation('common');
  return (
    <a href={path} target="_blank" rel="noopener">
      {name}
      <VisuallyHidden> {t('inNewTab')}</VisuallyHidden>
    </a>
  );
}
