import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentBanner } from './ConsentBanner';
import { change } from './Consent.styles';
import { useConsent } from './useConsent';

/**
 * Asks visitors once for consent to analytics, and renders the button in the footer with which they can change the
 * answer.
 */
export function ConsentSettings({ privacyPath }: { privacyPath?: string | null | undefined }) {
  const { t } = useTranslation('common');
  const { shown, answer, choose, reopen } = useConsent();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(shown);

  useEffect(() => {
    const from = before.current;
    before.current = shown;
    if (shown !== 'no' || from === 'no' || document.activeElement !== document.body) return;
    // The pressed button has disappeared with the banner, so the focus is lost. Focus the footer's button if the
    // visitor opened the banner with it, otherwise the page's content.
    const next = from === 'reopened' ? button.current : document.getElementById('main');
    next?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <>
      <button ref={button} type="button" css={change} onClick={reopen}>
        {t('consentChange')}
      </button>
      {shown !== 'no' && (
        <ConsentBanner
          privacyPath={privacyPath}
          answer={answer}
          takesFocus={shown === 'reopened'}
          onChoose={choose}
        />
      )}
    </>
  );
}
