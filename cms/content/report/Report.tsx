import { FAULT_KINDS, type FaultKind } from './Fault';
import { MOST_NAMED } from './FaultTally';
import type { SiteReport } from './siteReport';
import { formatDateTime } from '../../platform/labels/formatValues';
import type { Locale } from '../../platform/locales/locales';
import { FaultList } from './FaultList';
import { KIND_WORDS } from './faultWords';
import { REPORT_PATH } from './reportPath';

/** Problems per kind while all kinds are shown. */
const FIRST = 10;

const TEXTS = {
  he: {
    about: (documents: number, at: string) => `נבדקו ${documents} מסמכים שבאתר, ${at}.`,
    incomplete: (documents: number) =>
      `יש באתר יותר תוכן ממה שנבדק בבת אחת: נבדקו ${documents} המסמכים הראשונים. דפים ששום דבר לא מוביל אליהם לא חופשו.`,
    again: 'בדיקה מחדש',
    none: 'לא נמצא דבר.',
    all: (count: number) => `כל ה־${count}`,
    back: 'כל הסוגים',
    first: (count: number) => `מוצגים ${count} הראשונים.`,
  },
  en: {
    about: (documents: number, at: string) => `${documents} published documents were looked at, ${at}.`,
    incomplete: (documents: number) =>
      `There is more content than one check looks at: these are the first ${documents} documents. ` +
      'Pages to which nothing leads were not sought.',
    again: 'Check again',
    none: 'Nothing was found.',
    all: (count: number) => `All ${count}`,
    back: 'All kinds',
    first: (count: number) => `The first ${count} are shown.`,
  },
};

interface ReportProps {
  report: SiteReport;
  /** The selected kind. */
  kind: FaultKind | null;
  language: Locale;
  /** Address of the admin. */
  admin: string;
}

/** Results of the content check by kind, each problem linked to its field. */
export function Report({ report, kind, language, admin }: ReportProps) {
  const texts = TEXTS[language];
  const here = `${admin}${REPORT_PATH}`;
  const shown = (kind ? [kind] : FAULT_KINDS).filter((one) => report.counts[one] > 0);
  return (
    <>
      <p>
        {texts.about(report.documents, formatDateTime(report.at, language))}{' '}
        <a href={`${here}?again=true`}>{texts.again}</a>
      </p>
      {!report.complete && <p>{texts.incomplete(report.documents)}</p>}
      <ul className="overview__figures">
        {FAULT_KINDS.map((one) => (
          <li key={one}>
            <a
              href={`${here}?kind=${one}`}
              aria-current={one === kind ? 'page' : undefined}
              data-none={report.counts[one] === 0 || undefined}
            >
              <strong>{report.counts[one]}</strong> {KIND_WORDS[language][one].name}
            </a>
          </li>
        ))}
      </ul>
      {kind && <a href={here}>{texts.back}</a>}
      {shown.length === 0 && <p>{texts.none}</p>}
      {shown.map((one) => {
        const faults = report.faults.filter((fault) => fault.kind === one);
        const { name, why } = KIND_WORDS[language][one];
        return (
          <section key={one} aria-label={name} data-kind={one}>
            <h2>{name}</h2>
            <p>{why}</p>
            <FaultList
              faults={kind ? faults : faults.slice(0, FIRST)}
              language={language}
              admin={admin}
              named
            />
            {!kind && faults.length > FIRST && (
              <a href={`${here}?kind=${one}`}>{texts.all(report.counts[one])}</a>
            )}
            {kind && report.counts[one] > MOST_NAMED && <p>{texts.first(MOST_NAMED)}</p>}
          </section>
        );
      })}
    </>
  );
}
