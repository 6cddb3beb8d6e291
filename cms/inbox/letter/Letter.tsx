import type { UIFieldServerProps } from 'payload';
import { companyNames } from './companyNames';
import { inboxCollections } from '../inboxCollections';
import { labelText } from '../../platform/labels/labelText';
import { letterHead } from './letterHead';
import { letterRows } from './letterRows';
import { formatDateTime } from '../../platform/labels/formatValues';
import { env } from '../../platform/env/env';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { RefreshAfterSave } from './RefreshAfterSave';
import { LetterText } from './LetterText';
import { THREAD_ANCHOR } from './threadAnchor';
import { otherLanguage } from '../../platform/locales/otherLanguage';

const TEXTS = {
  he: { letter: 'מה נשלח', mail: 'תשובה בדוא״ל', call: 'טלפון', empty: 'לא נשלח דבר.' },
  en: { letter: 'What was sent', mail: 'Reply by e-mail', call: 'Call', empty: 'Nothing was sent.' },
};

/** Shows an inbox document as a letter in the staff member's language: sender, time, contact details and answers. */
export async function Letter({ payload, req, id, collectionSlug }: UIFieldServerProps) {
  const kind = inboxCollections(payload).find(({ slug }) => slug === collectionSlug);
  if (!kind || id === undefined) return null;
  const language = adminLanguage(req.i18n);
  const doc = (await payload.findByID({
    collection: kind.slug,
    id,
    depth: 1,
    // Loads only the reference number of the earlier entry. Loading more fields would be audited as a view of that
    // entry.
    populate: { [kind.slug]: { reference: true } },
    locale: language,
    fallbackLocale: otherLanguage(language),
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
  })) as Record<string, unknown> | null;
  if (!doc) return null;
  const { sender, mail, phone } = letterHead(kind.flattenedFields, doc);
  const companies = await companyNames(payload, kind.flattenedFields, language, [doc]);
  const rows = letterRows(kind.flattenedFields, doc, { language, siteUrl: env.siteUrl, companies });
  const texts = TEXTS[language];
  const name = labelText(kind.labels.singular, kind.slug, language);
  return (
    <article className="inbox-letter" aria-label={texts.letter}>
      <RefreshAfterSave />
      <header className="inbox-letter__head">
        <p className="inbox-letter__kind">
          {name} <bdi dir="ltr">{String(doc.reference)}</bdi> ·{' '}
          <time dateTime={String(doc.createdAt)}>{formatDateTime(String(doc.createdAt), language)}</time>
        </p>
        <h2>
          <bdi>{sender || mail?.text || name}</bdi>
        </h2>
        {(mail ?? phone) && (
          <p className="inbox-letter__actions">
            {mail && (
              <a className="inbox-letter__action" href={`#${THREAD_ANCHOR}`}>
                {texts.mail}: <bdi dir="ltr">{mail.text}</bdi>
              </a>
            )}
            {phone && (
              <a className="inbox-letter__action" href={phone.href}>
                {texts.call}: <bdi dir="ltr">{phone.text}</bdi>
              </a>
            )}
          </p>
        )}
      </header>
      {rows.length === 0 && <p>{texts.empty}</p>}
      {rows.length > 0 && (
        <dl className="inbox-letter__rows">
          {rows.map(({ name: row, label, values }) => (
            <div key={row} data-row={row}>
              <dt>
                <bdi>{label}</bdi>
              </dt>
              {values.map((value, index) => (
                <dd key={index}>
                  <LetterText
                    value={value}
                    language={language}
                    reference={String(doc.reference)}
                    visitorLanguage={doc.language}
                  />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}
