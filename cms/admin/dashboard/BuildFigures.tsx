import { momentWords } from '../../inbox/letter/letterWords';
import { lastBuilds } from '../../platform/builds/lastBuilds';
import { env } from '../../platform/env';
import type { Locale } from '../../platform/locales';
import { buildWords } from './buildWords';

const MOST = 5;
const TEXTS = {
  he: {
    title: 'הבניות האחרונות של האתר',
    none: 'לא נרשמו כאן בניות של האתר.',
    silent: 'השרת שבונה את האתר אינו עונה. שינויים שפורסמו ייבנו כשיחזור.',
    phases: 'שלבי הבנייה',
  },
  en: {
    title: 'Last builds of the site',
    none: 'No builds of the site are noted here.',
    silent:
      'The server that builds the site does not answer. Published changes will be built once it is back.',
    phases: 'Phases',
  },
};

/** For editors: when the site was last built, what for, how long it took, and whether it worked. */
export async function BuildFigures({ language }: { language: Locale }) {
  const texts = TEXTS[language];
  const builds = await lastBuilds(env, MOST);
  return (
    <section className="overview__part" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {builds === null && <p className="overview__error">{texts.silent}</p>}
      {builds?.length === 0 && <p>{texts.none}</p>}
      {builds && builds.length > 0 && (
        <ul className="overview__list">
          {builds.map((build) => {
            const { seconds, result, cause, kind, phases } = buildWords(build, language);
            return (
              <li key={build.at}>
                <time dateTime={build.at}>{momentWords(build.at, language)}</time>
                <span>{seconds}</span>
                <span className={build.failed ? 'overview__error' : undefined}>{result}</span>
                {cause && (
                  <span className="overview__cause">{[cause, kind].filter(Boolean).join(' · ')}</span>
                )}
                {phases.length > 0 && (
                  <details className="overview__phases">
                    <summary>{texts.phases}</summary>
                    <dl>
                      {phases.map(({ name, time }) => (
                        <div key={name}>
                          <dt>{name}</dt>
                          <dd>{time}</dd>
                        </div>
                      ))}
                    </dl>
                  </details>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
