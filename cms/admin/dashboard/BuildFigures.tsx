import type { Payload } from 'payload';
import { formatDateTime } from '../../platform/labels/formatValues';
import { lastBuilds } from '../../platform/builds/lastBuilds';
import { env } from '../../platform/env/env';
import type { Locale } from '../../platform/locales/locales';
import { BuildFaults } from './BuildFaults';
import { buildTexts, runningBuildTexts } from './buildTexts';

const MAX_BUILDS = 5;
const TEXTS = {
  he: {
    title: 'הבניות האחרונות של האתר',
    none: 'עדיין אין רישום של בניות האתר.',
    silent: 'השרת שבונה את האתר אינו עונה. שינויים שפורסמו יעלו לאתר כשהשרת יחזור לפעול.',
    phases: 'שלבי הבנייה',
  },
  en: {
    title: 'Last builds of the site',
    none: 'No builds of the site are recorded yet.',
    silent: 'The server that builds the site is not responding. Published changes go live when it is back.',
    phases: 'Phases',
  },
};

/** Shows editors which documents are not built, and the site's last builds: time, cause, duration and result. */
export async function BuildFigures({ payload, language }: { payload: Payload; language: Locale }) {
  const texts = TEXTS[language];
  const report = await lastBuilds(env, MAX_BUILDS);
  const { builds, running, faults } = report ?? { builds: [], running: null, faults: [] };
  const now = running && runningBuildTexts(running, language);
  return (
    <>
      <BuildFaults payload={payload} faults={faults} language={language} />
      <section className="overview__part" aria-label={texts.title}>
        <h2>{texts.title}</h2>
        {report === null && <p className="overview__error">{texts.silent}</p>}
        {report && !running && builds.length === 0 && <p>{texts.none}</p>}
        {(running || builds.length > 0) && (
          <ul className="overview__list">
            {running && now && (
              <li>
                <time dateTime={running.since}>{formatDateTime(running.since, language)}</time>
                <strong>{now.result}</strong>
                <span className="overview__cause">{[now.cause, now.kind].join(' · ')}</span>
              </li>
            )}
            {builds.map((build) => {
              const { seconds, result, cause, kind, phases } = buildTexts(build, language);
              return (
                <li key={build.at}>
                  <time dateTime={build.at}>{formatDateTime(build.at, language)}</time>
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
    </>
  );
}
