import { Link } from 'gatsby';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import type { AnalyticsConsent } from '../../lib/analytics';
import { actions, banner, room, text, title } from './Consent.styles';

const GAP = 32;

interface ConsentBannerProps {
  /** Path of the privacy policy. */
  privacyPath: string | null | undefined;
  answer: AnalyticsConsent;
  /** Whether the visitor opened it. Otherwise it does not take the focus. */
  takesFocus: boolean;
  onChoose: (choice: 'granted' | 'denied') => void;
}

/** The consent question as a non-modal region at the lower edge, with two equal answers. */
export function ConsentBanner({ privacyPath, answer, takesFocus, onChoose }: ConsentBannerProps) {
  const { t } = useTranslation('common');
  const region = useRef<HTMLElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (takesFocus) region.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    // Keeps focused elements and the end of the page clear of the banner.
    const { style } = document.documentElement;
    const height = `${(region.current?.offsetHeight ?? 0) + GAP}px`;
    style.scrollPaddingBlockEnd = height;
    if (space.current) space.current.style.blockSize = height;
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  }, []);

  return (
    <>
      <div ref={space} css={room} aria-hidden="true" />
      <section ref={region} aria-labelledby={titleId} tabIndex={-1} css={banner}>
        <h2 id={titleId} css={title}>
          {t('consentTitle')}
        </h2>
        <p css={text}>{t('consentText')}</p>
        <p css={text}>
          {t('consentMeasuring')}{' '}
          {answer !== 'unasked' && t(answer === 'granted' ? 'consentIsGranted' : 'consentIsDenied')}{' '}
          {privacyPath && <Link to={privacyPath}>{t('privacyPolicy')}</Link>}
        </p>
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
