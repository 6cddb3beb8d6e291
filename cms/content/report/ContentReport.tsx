import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { currentReport } from './currentReport';
import { FAULT_KINDS, type FaultKind } from './Fault';
import { hasRole } from '../../platform/access/roles';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { Report } from './Report';

const TEXTS = {
  he: { title: 'בדיקת התוכן באתר', refused: 'הדוח מיועד לעורכים בלבד.' },
  en: { title: 'Content check of the site', refused: 'Only editors can see this report.' },
};

const isKind = (value: unknown): value is FaultKind => FAULT_KINDS.includes(value as FaultKind);

/**
 * The page `/admin/content-report`: shows the results of the content check of the whole site. With `?kind=`, it shows
 * all problems of one kind.
 */
export async function ContentReport({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { payload, i18n, user } = req;
  const language = adminLanguage(i18n);
  const texts = TEXTS[language];
  const mayRead = hasRole(user, 'administrator', 'editor');
  const report = mayRead ? await currentReport(req, language, searchParams?.again === 'true') : null;
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale && { locale })}
      params={params ?? {}}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams ?? {}}
      {...(user && { user })}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: texts.title }]} />
      <Gutter className="content-report">
        <h1>{texts.title}</h1>
        {report ? (
          <Report
            report={report}
            kind={isKind(searchParams?.kind) ? searchParams.kind : null}
            language={language}
            admin={payload.config.routes.admin}
          />
        ) : (
          <p>{texts.refused}</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
