import { Link } from 'gatsby';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import type { AnalyticsConsent } from '../../lib/analytics';
import { CONSENT_HEIGHT } from '../../theme/keepClear';
import { actions, banner, more, onLarge, onSmall, room, row, text, title } from './Consent.styles';

/** Gap in pixels between the banner and the elements that it must not cover. */
const GAP = 24;

interface ConsentBannerProps {
  privacyPath: string | null | undefined;
  answer: AnalyticsConsent;
  /**
   * Whether the visitor opened the banner, in which case it takes the focus. When it appears by itself, it does not.
   */
  takesFocus: boolean;
  onChoose: (choice: 'granted' | 'denied') => void;
}

/**
 * The question for consent, as a non-modal region at the bottom of the viewport with two equally prominent answers. On
 * small screens it is one row until the visitor expands it.
 */
export function ConsentBanner({ privacyPath, answer, takesFocus, onChoose }: ConsentBannerProps) {
  const { t } = useTranslation('common');
  const region = useRef<HTMLElement>(null);
  const titleId = useId();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(takesFocus);

  useEffect(() => {
    if (takesFocus) region.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty(CONSENT_HEIGHT, `${(region.current?.offsetHeight ?? 0) + GAP}px`);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty(CONSENT_HEIGHT);
    };
  }, [isOpen]);

  return (
    <>
      <div css={room} aria-hidden="true" />
      <section ref={region} aria-labelledby={titleId} tabIndex={-1} css={[banner, !isOpen && row]}>
        <h2 id={titleId} css={[title, !takesFocus && onLarge]}>
          {t('consentTitle')}
        </h2>
        {!takesFocus && (
          <button
            type="button"
            css={[more, onSmall]}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
          >
            {t('consentTitle')}
            <Icon name={isOpen ? 'chevronDown' : 'chevronUp'} />
          </button>
        )}
        <div id={detailsId} css={[text, !isOpen && onLarge]}>
          <p>{t('consentText')}</p>
          <p>
            {t('consentMeasuring')}{' '}
            {answer !== 'unasked' && t(answer === 'granted' ? 'consentIsGranted' : 'consentIsDenied')}{' '}
            {privacyPath && <Link to={privacyPath}>{t('privacyPolicy')}</Link>}
          </p>
        </div>
        <div css={actions}>
          <Button variant="secondary" onClick={() => onChoose('denied')}>
            {t('consentNecessary')}
          </Button>
          <Button variant="secondary" onClick={() => onChoose('granted')}>
            {t('consentAccept')}
          </Button>
        </div>
      </section>
    </>
  );
}
