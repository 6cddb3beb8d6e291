import { useTranslation } from 'react-i18next';
import type { BlockPlace } from '../../components/BlockList/BlockList';
import { FinancialReportsMain } from './FinancialReportsMain';

/** The block under the label of the financial-reports page (forms-investors-catalogue §2.1). */
export function FinancialReports(block: Queries.FinancialReportsMainFragment & BlockPlace) {
  const { t } = useTranslation('common');
  return <FinancialReportsMain {...block} label={t('financialReports')} />;
}
