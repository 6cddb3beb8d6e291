import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { Tabs } from '../../components/Tabs/Tabs';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import { BondsTable } from './BondsTable';
import { actions, link } from './investors.styles';
import { BONDS_ROUTE } from './routes';
import { StockSummary } from './StockSummary';

interface ShareTabsProps {
  /** Accessible name of the tab list. */
  label: string;
  symbol: string | null;
  /**
   * Whether to show the stock in a separate tab. Only the corporate variant does; other pages show only the bonds
   * (forms-investors-catalogue §2.6).
   */
  withStock: boolean;
}

/** The group's securities: two tabs with the stock and the bonds, or the bonds alone. */
export function ShareTabs({ label, symbol, withStock }: ShareTabsProps) {
  const { t } = useTranslation('investors');
  const { code } = useLanguage();
  const bonds = (
    <>
      <BondsTable />
      <div css={actions}>
        <Link to={localizedRoute(BONDS_ROUTE, code)} css={link}>
          {t('toBonds')}
          <Icon name="arrow" flip />
        </Link>
      </div>
    </>
  );
  if (!withStock || !symbol) return bonds;
  return (
    <Tabs
      label={label}
      tabs={[
        { id: 'stock', label: t('stockInfo'), content: <StockSummary symbol={symbol} silent /> },
        { id: 'bonds', label: t('bonds'), content: bonds },
      ]}
    />
  );
}
