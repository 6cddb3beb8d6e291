import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentBanner } from './ConsentBanner';
import { change } from './Consent.styles';
import { useConsent } from './useConsent';

/** In the footer: asks once whether the visitor may be counted, and lets the answer be changed at any time. */
export function ConsentSettings({ privacyPath }: { privacyPath?: string | null | undefined }) {
  const { t } = useTranslation('common');
  const { shown, answer, choose, reopen } = useConsent();
  const button = useRef<HTMLButtonElement>(null);
  const wasReopened = useRef(false);

  useEffect(() => {
    // Focus returns to the button it came from.
    if (shown === 'no' && wasReopened.current) button.current?.focus({ preventScroll: true });
    wasReopened.current = shown === 'reopened';
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
