import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../forms/FormNotice';
import { notice } from './PartFailed.styles';
import { useOutdated } from './useOutdated';

interface PartFailedProps {
  /** Name of what could not be loaded; by default, a part of the page. */
  text?: string;
  /** A retry is under way. */
  busy?: boolean;
  onRetry: () => void;
}

/**
 * Reports that a part of the page could not be loaded, and offers a retry. Stays in view with its part.
 * Offers to reload the page if a deployment removed the part's code.
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
      // The button disappears, so the focus moves into the part.
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
