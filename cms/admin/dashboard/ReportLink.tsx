import type { Locale } from '../../platform/locales/locales';
import { REPORT_PATH } from '../../content/report/reportPath';

const TEXTS = {
  he: {
    title: 'בדיקת התוכן',
    about: 'קישורים שבורים, תרגומים וטקסטים חלופיים חסרים, תמונות בגודל לא מתאים ודפים שאין אליהם קישור.',
    link: 'לבדיקת כל האתר',
  },
  en: {
    title: 'Content check',
    about:
      'Broken links, missing translations and alternative texts, pictures of the wrong size, and pages without links to them.',
    link: 'Check the whole site',
  },
};

/** Links editors to the content report of the whole site. The report is generated each time it is opened. */
export function ReportLink({ language, admin }: { language: Locale; admin: string }) {
  const texts = TEXTS[language];
  return (
    <section className="overview__part" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.about}</p>
      <a href={`${admin}${REPORT_PATH}`}>{texts.link}</a>
    </section>
  );
}
