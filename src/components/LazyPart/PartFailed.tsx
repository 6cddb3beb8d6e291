import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../forms/FormNotice';
import { notice } from './PartFailed.styles';
import { useOutdated } from './useOutdated';

interface PartFailedProps {
  /** Error message. The default says that a part of the page could not be loaded. */
  text?: string;
  /** Whether a retry is in progress. */
  busy?: boolean;
  onRetry: () => void;
}

/**
 * Error message for a part of the page that could not be loaded, with a retry button. It stays visible while the part
 * is in view. If the site was deployed since the tab was opened, the part's code may be gone, so the message also
 * offers a reload.
 */
export function PartFailed({ text, busy = false, onRetry }: PartFailedProps) {
  const { t } = useTranslation('common');
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const outdated = useOutdated(tries > 0 && !busy);
  const retry = () => {
    setTries(tries + 1);
    onRetry();
  };
  const reload = { label: t('reloadPage'), onClick: () => window.location.reload() };
  useLayoutEffect(() => {
    const element = place.current;
    const part = element?.parentElement;
    return () => {
      if (!part || !element.contains(document.activeElement)) return;
      // The focused button is removed with this message, so the focus moves to the part.
      if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
      part.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={place} css={notice} aria-busy={busy}>
      <FormNotice
        tone="error"
        action={{ label: t('tryAgain'), onClick: retry }}
        {...(outdated && { otherwise: reload })}
      >
        {busy ? t('loading') : outdated ? t('siteUpdated') : (text ?? t('partFailed'))}
      </FormNotice>
    </div>
  );
}
