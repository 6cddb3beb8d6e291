import type { Payload } from 'payload';
import type { DocumentFault } from '../../platform/builds/DocumentFault';
import { faultLocale, faultReasonText } from '../../platform/builds/faultReasonText';
import { describeDocument } from '../../platform/editing/describeDocument';
import type { Locale } from '../../platform/locales/locales';

const MAX_FAULTS = 10;
const TEXTS = {
  he: {
    title: 'מסמכים שלא התפרסמו באתר',
    text: 'המבקרים באתר רואים את הגרסה הקודמת שלהם, אם יש כזאת. כל השאר מתפרסם כרגיל.',
    more: (count: number) => (count === 1 ? 'ועוד אחד' : `ועוד ${count}`),
  },
  en: {
    title: 'Documents that could not be published',
    text: 'Visitors see the previous version, if there is one. Everything else is published as usual.',
    more: (count: number) => `and ${count} more`,
  },
};

interface BuildFaultsProps {
  payload: Payload;
  faults: readonly DocumentFault[];
  language: Locale;
}

/**
 * Lists the documents that the site cannot build, each with the reason and a link to it. Renders nothing if there are
 * none.
 */
export async function BuildFaults({ payload, faults, language }: BuildFaultsProps) {
  if (faults.length === 0) return null;
  const texts = TEXTS[language];
  const shown = await Promise.all(
    faults.slice(0, MAX_FAULTS).map(async (fault) => {
      const { collection, id } = fault;
      const document = collection === 'globals' ? { slug: id } : { slug: collection, id };
      return { fault, ...(await describeDocument(payload, document, language)) };
    }),
  );
  return (
    <section className="overview__part" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <ul className="overview__list">
        {shown.map(({ fault, kind, name, link }) => (
          <li key={[link, fault.locale].join(' ')}>
            <a href={link}>
              <bdi>{[kind, name, faultLocale(fault, language)].filter(Boolean).join(' · ')}</bdi>
            </a>
            <span className="overview__error">{faultReasonText(fault, language)}</span>
          </li>
        ))}
      </ul>
      {faults.length > MAX_FAULTS && <p>{texts.more(faults.length - MAX_FAULTS)}</p>}
    </section>
  );
}
