import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ShownDate } from '../../components/ShownDate/ShownDate';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { ChangeText } from './ChangeText';
import { rangeText, rateText, signedText, timeText, volumeText } from './figures';
import { figure, figureName, figures, figureValue, headline } from './investors.styles';
import type { StockSummaryAnswer } from './marketCalls';
import { useThrottledText } from './useThrottledText';

type Stock = StockSummaryAnswer['stockDto'];
type Row = readonly [name: string, value: (of: Stock) => ReactNode];

interface StockFiguresProps {
  symbol: string;
  /** The stock's data; undefined while it loads. Placeholders then reserve the space. */
  stock: Stock | undefined;
  /** Whether to show the base price and the 52-week range in addition to the specified figures. */
  detailed?: boolean;
  /** Whether to omit the announcement for screen readers, because another element already announces changes. */
  silent?: boolean;
}

/**
 * The figures of a stock: price and change in percent, and below them code, volume and time of the last transaction
 * (forms-investors-catalogue §2.6).
 */
export function StockFigures({ symbol, stock, detailed = false, silent = false }: StockFiguresProps) {
  const { t } = useTranslation('investors');
  const price = (value: number | null): ReactNode => (
    <bdi>{value === null ? rateText(value) : t('agorot', { rate: rateText(value) })}</bdi>
  );
  const announced = useThrottledText(
    stock && stock.securityLastRate !== null
      ? t('announced', {
          name: stock.name,
          rate: rateText(stock.securityLastRate),
          change: signedText(stock.securityPercentageChange),
        })
      : null,
  );
  const main: Row[] = [
    [t('lastRate'), (of) => price(of.securityLastRate)],
    [t('change'), (of) => <ChangeText value={of.securityPercentageChange} unit="%" />],
  ];
  const others: Row[] = [
    [t('stockCode'), () => <bdi>{symbol}</bdi>],
    [t('volume'), (of) => <bdi>{volumeText(of.securityDailyAggVolume)}</bdi>],
    [
      t('lastUpdate'),
      ({ lastTransaction: time }) =>
        time ? <ShownDate iso={time} shown={timeText(time)} /> : timeText(time),
    ],
  ];
  if (detailed)
    others.push(
      [t('base'), (of) => price(of.basePrice)],
      [t('range52Weeks'), (of) => <bdi dir="ltr">{rangeText(of.range52Weeks)}</bdi>],
    );
  const toFigure = ([name, value]: Row) => (
    <div key={name} css={figure}>
      <dt css={figureName}>{name}</dt>
      <dd css={figureValue}>{stock ? value(stock) : <Skeleton blockSize="1.4em" inlineSize="7rem" />}</dd>
    </div>
  );
  return (
    <>
      <div aria-busy={!stock}>
        <dl css={headline}>{main.map(toFigure)}</dl>
        <dl css={figures}>{others.map(toFigure)}</dl>
      </div>
      {!silent && <VisuallyHidden role="status">{announced}</VisuallyHidden>}
    </>
  );
}
