import { FAULT_KINDS, type FaultKind } from './Fault';
import { MAX_LISTED_FAULTS } from './FaultTally';
import type { SiteReport } from './siteReport';
import { formatDateTime } from '../../platform/labels/formatValues';
import type { Locale } from '../../platform/locales/locales';
import { FaultList } from './FaultList';
import { FAULT_KIND_TEXTS } from './faultTexts';
import { REPORT_PATH } from './reportPath';

/** Number of problems shown per kind while all kinds are shown. */
const FIRST = 10;

const TEXTS = {
  he: {
    about: (documents: number, at: string) => `נבדקו ${documents} מסמכים שפורסמו, ${at}.`,
    incomplete: (documents: number) =>
      `באתר יש יותר תוכן מכפי שאפשר לבדוק בבת אחת. נבדקו ${documents} המסמכים הראשונים, ולא נבדקו דפים שאין אליהם קישור.`,
    again: 'בדיקה מחדש',
    none: 'לא נמצאו בעיות.',
    all: (count: number) => `כל ה־${count}`,
    back: 'כל הסוגים',
    first: (count: number) => `מוצגים ${count} הראשונים.`,
  },
  en: {
    about: (documents: number, at: string) => `${documents} published documents were checked, ${at}.`,
    incomplete: (documents: number) =>
      `There is more content than one check covers: the first ${documents} documents were checked. ` +
      'Pages without links to them were not searched for.',
    again: 'Check again',
    none: 'No problems were found.',
    all: (count: number) => `All ${count}`,
    back: 'All kinds',
    first: (count: number) => `The first ${count} are shown.`,
  },
};

interface ReportProps {
  report: SiteReport;
  /** The only kind of problem to show; null to show all kinds. */
  kind: FaultKind | null;
  language: Locale;
  /** Base URL of the admin. */
  admin: string;
}

/** Shows the results of the content check, grouped by kind of problem. Each problem is linked to its field. */
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
              <strong>{report.counts[one]}</strong> {FAULT_KIND_TEXTS[language][one].name}
            </a>
          </li>
        ))}
      </ul>
      {kind && <a href={here}>{texts.back}</a>}
      {shown.length === 0 && <p>{texts.none}</p>}
      {shown.map((one) => {
        const faults = report.faults.filter((fault) => fault.kind === one);
        const { name, why } = FAULT_KIND_TEXTS[language][one];
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
            {kind && report.counts[one] > MAX_LISTED_FAULTS && <p>{texts.first(MAX_LISTED_FAULTS)}</p>}
          </section>
        );
      })}
    </>
  );
}
