import { momentWords } from '../../inbox/letter/letterWords';
import { lastBuilds } from '../../platform/builds/lastBuilds';
import { env } from '../../platform/env';
import type { Locale } from '../../platform/locales';

const MOST = 5;
const TEXTS = {
  he: {
    title: 'הבניות האחרונות של האתר',
    none: 'לא נרשמו כאן בניות של האתר.',
    failed: 'נכשלה: האתר נשאר כפי שהיה',
    seconds: (count: string) => `${count} שניות`,
    pages: (count: number) => {
      if (count === 0) return 'בלי עמודים שהשתנו';
      return count === 1 ? 'עמוד אחד נכתב' : `${count} עמודים נכתבו`;
    },
  },
  en: {
    title: 'Last builds of the site',
    none: 'No builds of the site are noted here.',
    failed: 'Failed: the site stayed as it was',
    seconds: (count: string) => `${count} seconds`,
    pages: (count: number) => {
      if (count === 0) return 'no page changed';
      return count === 1 ? '1 page written' : `${count} pages written`;
    },
  },
};

/** For editors: when the site was last built, how long it took, and whether it worked. */
export async function BuildFigures({ language }: { language: Locale }) {
  const texts = TEXTS[language];
  const builds = await lastBuilds(env.dataDir, MOST);
  return (
    <section className="overview__part" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {builds.length === 0 && <p>{texts.none}</p>}
      {builds.length > 0 && (
        <ul className="overview__list">
          {builds.map(({ at, seconds, pages, failed }) => (
            <li key={at}>
              <time dateTime={at}>{momentWords(at, language)}</time>
              <span>{texts.seconds(seconds.toLocaleString(language === 'he' ? 'he-IL' : 'en-GB'))}</span>
              <span className={failed ? 'overview__error' : undefined}>
                {failed ? texts.failed : texts.pages(pages)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
