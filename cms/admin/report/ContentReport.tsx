import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { Suspense } from 'react';
import { currentReport } from '../../content/report/currentReport';
import { FAULT_KINDS, type FaultKind } from '../../content/report/Fault';
import { hasRole } from '../../platform/access/roles';
import type { Locale } from '../../platform/locales';
import { languageOf } from '../languageOf';
import { Report } from './Report';

const TEXTS = {
  he: { title: 'בדיקת התוכן באתר', refused: 'הדוח מיועד לעורכים.', busy: 'התוכן נבדק…' },
  en: {
    title: 'Check of the site’s content',
    refused: 'This report is for editors.',
    busy: 'Checking the content…',
  },
};

const isKind = (value: unknown): value is FaultKind => FAULT_KINDS.includes(value as FaultKind);

interface CurrentReportProps {
  req: PayloadRequest;
  language: Locale;
  /** Whether one that was made a moment ago will not do. */
  again: boolean;
  kind: FaultKind | null;
}

/** The report, which takes seconds on a large site. */
async function CurrentReport({ req, language, again, kind }: CurrentReportProps) {
  const report = await currentReport(req, language, again);
  return <Report report={report} kind={kind} language={language} admin={req.payload.config.routes.admin} />;
}

/** `/admin/content-report`: what the content check finds on the whole site, by kind; `?kind=` shows all of one. */
export async function ContentReport({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  const { payload, i18n, user } = req;
  const language = languageOf(i18n);
  const texts = TEXTS[language];
  const mayRead = hasRole(user, 'administrator', 'editor');
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
        {mayRead ? (
          <Suspense fallback={<p role="status">{texts.busy}</p>}>
            <CurrentReport
              req={req}
              language={language}
              again={searchParams?.again === 'true'}
              kind={isKind(searchParams?.kind) ? searchParams.kind : null}
            />
          </Suspense>
        ) : (
          <p>{texts.refused}</p>
        )}
      </Gutter>
    </DefaultTemplate>
  );
}
