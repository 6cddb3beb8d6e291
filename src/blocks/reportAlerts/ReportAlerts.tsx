import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { FormSection } from '../../components/FormSection/FormSection';
import { LazyAlertsForm } from '../../features/alerts/LazyAlertsForm';

export const fragment = graphql`
  fragment ReportAlerts on CmsReportAlertsBlock {
    id
    siteContact {
      ...ContactSite
    }
    title
    introduction: text
  }
`;

/** The sign-up form for e-mail alerts about new reports. It has an anchor, so that other pages can link to it. */
export function ReportAlerts({ title, introduction, first }: Queries.ReportAlertsFragment & BlockProps) {
  const { t } = useTranslation('alerts');
  return (
    <FormSection id="report-alerts" title={title || t('title')} text={introduction} first={first}>
      <LazyAlertsForm />
    </FormSection>
  );
}
