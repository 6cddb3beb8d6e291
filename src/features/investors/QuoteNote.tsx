import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../components/forms/FormNotice';
import { timeInText } from './figures';
import { note, notePlace, warning } from './investors.styles';
import type { LiveFigures } from './useMarket';

interface Circumstances {
  time: string | null;
  late: boolean;
  open: boolean;
  opensAt: string | null;
  delayMinutes: number;
  demonstration: boolean;
}

/**
 * The note below market figures. It says when the exchange is open, how much the figures are delayed, and whether they
 * are outdated or only a demonstration.
 */
export function QuoteNote({ answer, failed, retry }: LiveFigures<Circumstances>) {
  const { t } = useTranslation('investors');
  if (!answer)
    return failed ? (
      <FormNotice tone="info" action={{ label: t('tryAgain'), onClick: retry }}>
        {t('noFigures')}
      </FormNotice>
    ) : (
      <p css={[note, notePlace]} />
    );
  const { time, late, open, opensAt, delayMinutes, demonstration } = answer;
  return (
    <>
      {(late || failed) && (
        <FormNotice tone="info" {...(failed && { action: { label: t('tryAgain'), onClick: retry } })}>
          {t('late', { time: timeInText(time) })}
        </FormNotice>
      )}
      <p css={[note, notePlace]}>
        <span>
          {open
            ? t('exchangeOpen')
            : opensAt
              ? t('exchangeOpensAt', { time: timeInText(opensAt) })
              : t('exchangeClosed')}
        </span>
        {delayMinutes > 0 && <span>{t('delayed', { count: delayMinutes })}</span>}
        {demonstration && <span css={warning}>{t('demonstration')}</span>}
      </p>
    </>
  );
}
