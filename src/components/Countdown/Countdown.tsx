import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageContext';
import { israelMoment } from '../../lib/israelMoment';
import { media } from '../../theme/media';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { clock, onlyWithScripts, row, unknown } from './Countdown.styles';
import { announcement } from './announcement';
import { useCountdown } from './useCountdown';

interface CountdownProps {
  /** End time in ISO format. */
  end: string | null | undefined;
  /** Called once when the countdown ends. */
  onEnd?: () => void;
}

const MINUTE_MS = 60_000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * A countdown with years, months and days (if any) and hh:mm:ss (project-marketing §2.9). Under reduced motion, it
 * changes once a minute. Without JavaScript, it shows the end time. Screen readers can read it at any time, but only
 * the last hour, ten minutes and minute are announced.
 */
export function Countdown({ end, onEnd }: CountdownProps) {
  const { t } = useTranslation('common');
  const { code } = useLanguage();
  const calm = useMediaQuery(media.reducedMotion);
  const remaining = useCountdown(end, onEnd, calm ? MINUTE_MS : undefined);
  const { years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0 } = remaining ?? {};
  const unit = (value: number, name: 'year' | 'month' | 'day') =>
    value > 0 && (
      <bdi>
        {new Intl.NumberFormat(code, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value)}
      </bdi>
    );
  const until = israelMoment(end);
  const parts = calm ? [hours, minutes] : [hours, minutes, seconds];
  return (
    <>
      <span role="timer" aria-label={t('timeLeft')} css={[row, !remaining && unknown, onlyWithScripts]}>
        {unit(years, 'year')} {unit(months, 'month')} {unit(days, 'day')}{' '}
        <bdi dir="ltr" css={clock}>
          {parts.map(twoDigits).join(':')}
        </bdi>
      </span>
      {until && (
        <noscript>
          <bdi>{t('countdownUntil', until)}</bdi>
        </noscript>
      )}
      <VisuallyHidden role="status">{remaining && announcement(remaining, t, code)}</VisuallyHidden>
    </>
  );
}
