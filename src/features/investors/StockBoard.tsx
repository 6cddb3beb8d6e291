import { useTranslation } from 'react-i18next';
import { NoScriptFallback } from '../../components/forms/NoScriptFallback';
import { LiveData } from '../../components/LiveData/LiveData';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { GraphFiltersProvider } from './graphFilters';
import { board } from './investors.styles';
import { fetchStockSummary } from './marketCalls';
import { QuoteNote } from './QuoteNote';
import { StockFigures } from './StockFigures';
import { StockGraph } from './StockGraph';
import { useMarket } from './useMarket';

interface StockBoardProps {
  symbol: string;
  /** The page's title; null if a block higher on the page already shows it. */
  pageTitle: string | null;
}

/** The content of a stock's page: its figures and its graph (forms-investors-catalogue §2.6). */
export function StockBoard(props: StockBoardProps) {
  return (
    <LiveData>
      <Board {...props} />
    </LiveData>
  );
}

function Board({ symbol, pageTitle }: StockBoardProps) {
  const { t } = useTranslation('investors');
  const live = useMarket(['summary', symbol], fetchStockSummary(symbol));
  return (
    <Section>
      <div css={board}>
        {pageTitle && <Heading level={1}>{pageTitle}</Heading>}
        <div>
          <NoScriptFallback text={t('needsScripts')} />
          {(live.answer || !live.failed) && (
            <StockFigures symbol={symbol} stock={live.answer?.stockDto} detailed />
          )}
          <QuoteNote {...live} />
        </div>
        <Heading level={2}>{t('graph')}</Heading>
        <GraphFiltersProvider>
          <StockGraph symbol={symbol} />
        </GraphFiltersProvider>
      </div>
    </Section>
  );
}
