import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../forms/FormNotice';
import { notice } from './PartFailed.styles';
import { useOutdated } from './useOutdated';

interface PartFailedProps {
  /** What could not be loaded; without it, a part of the page. */
  text?: string;
  /** A retry is under way. */
  busy?: boolean;
  onRetry: () => void;
}

/**
 * A part of the page could not be loaded: says so, and offers another try. It stays in view while its part is. After a deployment that
 * removed the part's code, it offers to reload the page.
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
      // The button goes away: the keyboard goes on in the part.
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
