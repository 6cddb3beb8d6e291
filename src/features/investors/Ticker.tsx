import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveData } from '../../components/LiveData/LiveData';
import { PlayPauseButton } from '../../components/PlayPauseButton/PlayPauseButton';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import { KEEP_CLEAR_ABOVE } from '../../theme/keepClear';
import { media } from '../../theme/media';
import { rateText, signedText, timeInText, toneOf } from './figures';
import { fetchStockBanner, type StockBanner } from './marketCalls';
import { STOCKS_ROUTE } from './routes';
import { bar, code as codeStyle, control, entry, missing, onNight, strip, track } from './Ticker.styles';
import { tickerEntries } from './tickerEntries';
import { useMarket } from './useMarket';

/** Time in milliseconds in which an entry moves by its own width (forms-investors-catalogue §9). */
const ENTRY_MS = 6000;

/** The ticker with the group's stocks, which moves below the header (forms-investors-catalogue §2.6, §9). */
export function Ticker() {
  return (
    <LiveData>
      <MovingLine />
    </LiveData>
  );
}

function MovingLine() {
  const { t } = useTranslation('investors');
  const language = useLanguage();
  const reducedMotion = useMediaQuery(media.reducedMotion);
  const [choice, setChoice] = useState<boolean | null>(null);
  const { answer, failed } = useMarket(['banner'], fetchStockBanner);
  const playing = choice ?? !reducedMotion;
  const items = answer?.items ?? [];
  const say = ({ name, symbol, securityLastRate, securityPercentageChange }: StockBanner['items'][number]) =>
    t('readOut', {
      name,
      symbol,
      rate: rateText(securityLastRate),
      change: signedText(securityPercentageChange),
    });
  // Formatted once per stock, because the ticker repeats each stock many times.
  const figures = items.map((item) => ({
    symbol: item.symbol,
    rate: rateText(item.securityLastRate),
    tone: toneOf(item.changeValue),
    change:
      item.changeValue === null
        ? signedText(null)
        : `${signedText(item.changeValue)} (${signedText(item.securityPercentageChange)}%)`,
  }));
  const remarks = [
    ...(answer?.late ? [t('late', { time: timeInText(answer.time) })] : []),
    ...(answer?.demonstration ? [t('demonstration')] : []),
  ];
  return (
    <div role="region" aria-label={t('ticker')} css={bar} {...KEEP_CLEAR_ABOVE}>
      {failed && items.length === 0 && <p css={missing}>{t('noFigures')}</p>}
      {items.length > 0 && (
        <>
          <Link
            to={localizedRoute(STOCKS_ROUTE, language.code)}
            aria-label={[...items.map(say), ...remarks].join('; ')}
            css={strip}
          >
            <ul aria-hidden="true" css={track(items.length, ENTRY_MS, language.direction, playing)}>
              {tickerEntries(figures).map(({ symbol, rate, tone, change }, position) => (
                <li key={position} css={entry}>
                  <bdi css={codeStyle}>{symbol}</bdi>
                  <bdi>{rate}</bdi>
                  <bdi dir="ltr" css={tone && onNight[tone]}>
                    {change}
                  </bdi>
                </li>
              ))}
            </ul>
          </Link>
          <div css={control}>
            <PlayPauseButton playing={playing} onToggle={() => setChoice(!playing)} subject={t('ticker')} />
          </div>
        </>
      )}
    </div>
  );
}
