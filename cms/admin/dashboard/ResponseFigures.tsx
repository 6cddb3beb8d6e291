import type { Payload, PayloadRequest } from 'payload';
import { responseTimes } from '../../inbox/figures/responseTimes';
import { inboxCollections } from '../../inbox/inboxCollections';
import { formatDateTime } from '../../platform/labels/formatValues';
import { labelText } from '../../platform/labels/labelText';
import type { Locale } from '../../platform/locales/locales';

const TEXTS = {
  he: {
    title: 'זמני טיפול ב־30 הימים האחרונים',
    none: 'לא התקבלו פניות ב־30 הימים האחרונים.',
    median: 'עד תחילת הטיפול (חציון)',
    handled: (handled: number, arrived: number) => `${handled} מתוך ${arrived} טופלו או בטיפול`,
    oldest: 'הפנייה הוותיקה ביותר שממתינה:',
  },
  en: {
    title: 'Response times in the last 30 days',
    none: 'No messages arrived in the last 30 days.',
    median: 'until handling started (median)',
    handled: (handled: number, arrived: number) => `${handled} of ${arrived} handled or in progress`,
    oldest: 'Oldest waiting message:',
  },
};

/** Formats a duration in minutes, hours or days, depending on its length. */
function durationWords(hours: number, language: Locale): string {
  const [value, unit] =
    hours < 1 ? [hours * 60, 'minute'] : hours < 48 ? [hours, 'hour'] : [hours / 24, 'day'];
  return new Intl.NumberFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
    maximumFractionDigits: Number(value) < 10 ? 1 : 0,
  }).format(Number(value));
}

interface ResponseFiguresProps {
  payload: Payload;
  user: NonNullable<PayloadRequest['user']>;
  language: Locale;
}

/** Shows how fast staff respond to visitors' messages, for each kind of message. */
export async function ResponseFigures({ payload, user, language }: ResponseFiguresProps) {
  const texts = TEXTS[language];
  const rows = await Promise.all(
    inboxCollections(payload).map(async ({ slug, labels }) => ({
      slug,
      label: labelText(labels.plural, slug, language),
      ...(await responseTimes({ payload, user }, slug)),
    })),
  );
  const shown = rows.filter(({ arrived, oldestNew }) => arrived > 0 || oldestNew !== null);
  return (
    <section className="overview__part" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {shown.length === 0 && <p>{texts.none}</p>}
      {shown.length > 0 && (
        <ul className="overview__rows">
          {shown.map(({ slug, label, arrived, handled, medianHours, oldestNew }) => (
            <li key={slug} data-row={slug}>
              <h3>
                <bdi>{label}</bdi>
              </h3>
              <div className="overview__figures">
                {medianHours !== null && (
                  <span>
                    <strong>{durationWords(medianHours, language)}</strong> {texts.median}
                  </span>
                )}
                <span>{texts.handled(handled, arrived)}</span>
                {oldestNew && (
                  <span>
                    {texts.oldest} <time dateTime={oldestNew}>{formatDateTime(oldestNew, language)}</time>
                  </span>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
