import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { NoScriptFallback } from '../../components/forms/NoScriptFallback';
import { Icon } from '../../components/Icon/Icon';
import { LiveData } from '../../components/LiveData/LiveData';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import { apart, link } from './investors.styles';
import { fetchStockSummary } from './marketCalls';
import { QuoteNote } from './QuoteNote';
import { STOCKS_ROUTE } from './routes';
import { StockFigures } from './StockFigures';
import { useMarket } from './useMarket';

interface StockSummaryProps {
  symbol: string;
  /** Whether to omit the announcement for screen readers, because another element already announces changes. */
  silent?: boolean;
}

/** The current figures of a stock, with a link to its page (forms-investors-catalogue §2.6). */
export function StockSummary(props: StockSummaryProps) {
  return (
    <LiveData>
      <Summary {...props} />
    </LiveData>
  );
}

function Summary({ symbol, silent = false }: StockSummaryProps) {
  const { t } = useTranslation('investors');
  const { code } = useLanguage();
  const live = useMarket(['summary', symbol], fetchStockSummary(symbol));
  return (
    <>
      <NoScriptFallback text={t('needsScripts')} />
      {(live.answer || !live.failed) && (
        <StockFigures symbol={symbol} stock={live.answer?.stockDto} silent={silent} />
      )}
      <QuoteNote {...live} />
      <Link to={localizedRoute(STOCKS_ROUTE, code)} css={[link, apart]}>
        {t('toStock')}
        <Icon name="arrow" flip />
      </Link>
    </>
  );
}
