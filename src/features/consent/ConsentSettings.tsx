import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentBanner } from './ConsentBanner';
import { change } from './Consent.styles';
import { useConsent } from './useConsent';

/** Asks once for consent to analytics, and offers a button to change the answer. Belongs in the footer. */
export function ConsentSettings({ privacyPath }: { privacyPath?: string | null | undefined }) {
  const { t } = useTranslation('common');
  const { shown, answer, choose, reopen } = useConsent();
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(shown);

  useEffect(() => {
    const from = before.current;
    before.current = shown;
    if (shown !== 'no' || from === 'no' || document.activeElement !== document.body) return;
    // The pressed button has disappeared. The focus goes to the button that opened the question, otherwise to the
    // content.
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
