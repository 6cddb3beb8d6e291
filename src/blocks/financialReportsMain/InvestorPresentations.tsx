import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { FinancialReportsMain } from './FinancialReportsMain';

/**
 * `FinancialReportsMain` with the default titles of the investor presentations page (forms-investors-catalogue §2.1).
 */
export function InvestorPresentations(block: Queries.FinancialReportsMainFragment & BlockProps) {
  const { t } = useTranslation('common');
  return (
    <FinancialReportsMain
      {...block}
      label={t('investorPresentations')}
      earlierLabel={t('earlierPresentations')}
    />
  );
}
