import type { ServerProps } from 'payload';
import { hasRole } from '../../platform/access/roles';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { BuildFigures } from './BuildFigures';
import { CleaningFigures } from './CleaningFigures';
import { FailedDeliveries } from './FailedDeliveries';
import { InboxFigures } from './InboxFigures';
import { ResponseFigures } from './ResponseFigures';
import { RefusedPatterns } from './RefusedPatterns';
import { ReportLink } from './ReportLink';

/**
 * Shows the top part of the dashboard: new messages, failed deliveries, open work by person, the last builds, and the
 * cleaning of files. Each part checks the user's permissions itself.
 */
export function Overview({ payload, i18n, user }: ServerProps) {
  if (!user) return null;
  const question = { payload, user, language: adminLanguage(i18n) };
  return (
    <div className="overview">
      {hasRole(user, 'administrator', 'staff') && (
        <>
          <InboxFigures {...question} />
          <ResponseFigures {...question} />
          <FailedDeliveries {...question} />
        </>
      )}
      {hasRole(user, 'administrator', 'editor') && (
        <>
          <RefusedPatterns {...question} />
          <BuildFigures payload={payload} language={question.language} />
          <CleaningFigures payload={payload} language={question.language} />
          <ReportLink language={question.language} admin={payload.config.routes.admin} />
        </>
      )}
    </div>
  );
}
