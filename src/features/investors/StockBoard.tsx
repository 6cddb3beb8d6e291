import { useTranslation } from 'react-i18next';
import { NoScriptFallback } from '../../components/forms/NoScriptFallback';
import { LiveData } from '../../components/LiveData/LiveData';
import { Heading } from '../../components/Section/Heading';
import { Section } from '../../components/Section/Section';
import { GraphFiltersProvider, useGraphFilters } from './graphFilters';
import { board, graphPlace } from './investors.styles';
import { fetchStockGraph, fetchStockSummary } from './marketCalls';
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
      <GraphFiltersProvider>
        <Board {...props} />
      </GraphFiltersProvider>
    </LiveData>
  );
}

function Board({ symbol, pageTitle }: StockBoardProps) {
  const { t } = useTranslation('investors');
  const { range } = useGraphFilters().values;
  const live = useMarket(['summary', symbol], fetchStockSummary(symbol));
  const graph = useMarket(['graph', symbol, range], fetchStockGraph(symbol, range));
  const hasNothing = [live, graph].every(({ answer, failed }) => !answer && failed);
  const retry = () => {
    live.retry();
    if (hasNothing) graph.retry();
  };
  return (
    <Section>
      <div css={board}>
        {pageTitle && <Heading level={1}>{pageTitle}</Heading>}
        <div>
          <NoScriptFallback text={t('needsScripts')} />
          {(live.answer || !live.failed) && (
            <StockFigures symbol={symbol} stock={live.answer?.stockDto} detailed />
          )}
          <QuoteNote {...live} retry={retry} />
        </div>
        {/* If both requests fail, one message says so, without an empty graph. */}
        {!hasNothing && (
          <div css={graphPlace}>
            <Heading level={2}>{t('graph')}</Heading>
            <StockGraph live={graph} />
          </div>
        )}
      </div>
    </Section>
  );
}
