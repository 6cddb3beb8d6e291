import { useTranslation } from 'react-i18next';
import { useSiteContact } from '../SiteContact/useSiteContact';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { legal, note } from './form.styles';

interface LegalLinksProps {
  /** Whether to add a link to the terms of use. Needed for contracts and payments. */
  terms?: boolean;
}

/**
 * Links to the privacy policy and optionally the terms of use. They open in a new tab, so that the form keeps its
 * input. Renders nothing if the pages are not configured.
 */
export function LegalLinks({ terms = false }: LegalLinksProps) {
  const { t } = useTranslation('forms');
  const { privacyPath, termsPath } = useSiteContact(terms ? ['privacyPath', 'termsPath'] : ['privacyPath']);
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
