import type { Payload } from 'payload';
import { env } from '../../platform/env/env';
import { labelText, optionText } from '../../platform/labels/labelText';
import { html, type Html } from '../../platform/http/html';
import type { Locale } from '../../platform/locales/locales';
import { companyNames } from '../letter/companyNames';
import { letterRows } from '../letter/letterRows';
import { formatDateTime } from '../../platform/labels/formatValues';
import type { PersonalData, PersonalEntry } from './findPersonalData';

const TEXTS = {
  he: {
    title: 'המידע השמור על כתובת הדוא״ל',
    made: 'הופק ב־',
    none: 'לא נמצא מידע על הכתובת הזאת.',
    status: 'מצב',
    notes: 'הערות שנכתבו בטיפול',
    replies: 'תשובות שנשלחו',
    mails: 'הודעות דוא״ל השמורות במערכת',
    named: 'הפנייה נשלחה על ידי אדם אחר. מופיע כאן רק מה שנאמר בה על האדם הזה.',
    kept: {
      law: 'נשמר לפי חובה שבדין (הנהלת חשבונות), גם לאחר בקשת מחיקה.',
      now: 'אי אפשר למחוק עדיין: תשלום עוד עשוי להגיע.',
    },
  },
  en: {
    title: 'Data stored about the e-mail address',
    made: 'Created on ',
    none: 'Nothing is stored about this address.',
    status: 'Status',
    notes: 'Staff notes',
    replies: 'Replies sent',
    mails: 'E-mails stored in the system',
    named: 'Someone else sent this message. Only what it says about this person is shown here.',
    kept: {
      law: 'Must be kept by law (bookkeeping), even after a request for deletion.',
      now: 'Cannot be deleted yet: a payment may still arrive.',
    },
  },
} as const satisfies Record<Locale, unknown>;

const row = (label: string, values: readonly string[]): Html => html`
  <tr>
    <th scope="row">${label}</th>
    <td dir="auto">${values.map((value) => html`<p>${value}</p>`)}</td>
  </tr>
`;

interface ReportContext {
  payload: Payload;
  language: Locale;
}

/** Returns the report's rows about how staff handled the entry: status, notes and replies. */
async function handlingRows(
  { kind: { flattenedFields: fields, slug }, doc }: Pick<PersonalEntry, 'kind' | 'doc'>,
  { payload, language }: ReportContext,
): Promise<Html[]> {
  const texts = TEXTS[language];
  const status = fields.find(({ name }) => name === 'status');
  const statusText = status?.type === 'select' ? optionText(status.options, doc.status, language) : '';
  const notes = ((doc.notes ?? []) as { text?: string }[]).map(({ text }) => text ?? '');
  const replies = await payload.find({
    collection: 'replies',
    where: { and: [{ ownerCollection: { equals: slug } }, { ownerId: { equals: String(doc.id) } }] },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  const replied = replies.docs.map(
    ({ createdAt, text }) => `${formatDateTime(createdAt, language)}: ${text}`,
  );
  return [
    row(texts.status, [statusText]),
    ...(notes.length > 0 ? [row(texts.notes, notes)] : []),
    ...(replied.length > 0 ? [row(texts.replies, replied)] : []),
  ];
}

async function entrySection(
  { kind, doc, kept, blanked }: PersonalEntry,
  { payload, language }: ReportContext,
): Promise<Html> {
  const texts = TEXTS[language];
  const { flattenedFields: fields, labels, slug } = kind;
  const companies = await companyNames(payload, fields, language, [doc]);
  const rows = letterRows(fields, doc, { language, siteUrl: env.siteUrl, companies, whole: true });
  // How staff handled a document that someone else sent does not concern this person, so it is omitted.
  const handling = blanked ? [] : await handlingRows({ kind, doc }, { payload, language });
  return html`
    <section>
      <h2>
        ${labelText(labels.singular, slug, language)} <bdi>${doc.reference}</bdi> ·
        ${formatDateTime(doc.createdAt, language)}
      </h2>
      ${blanked ? html`<p>${texts.named}</p>` : ''} ${kept ? html`<p>${texts.kept[kept]}</p>` : ''}
      <table>
        ${rows.map(({ label, values }) =>
          row(
            label,
            values.map(({ text }) => text),
          ),
        )}
        ${handling}
      </table>
    </section>
  `;
}

/**
 * Renders all data about a person as a printable page.
 * @param email the e-mail address searched for
 * @param data the search result
 * @param context the CMS, and the language of the report
 */
export async function personalDataReport(
  email: string,
  { entries, mails }: PersonalData,
  context: ReportContext,
): Promise<string> {
  const { language } = context;
  const texts = TEXTS[language];
  const sections: Html[] = [];
  for (const entry of entries) sections.push(await entrySection(entry, context));
  const dir = language === 'he' ? 'rtl' : 'ltr';
  return html`<!doctype html>
    <html lang="${language}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${texts.title} ${email}</title>
        <style>
          body {
            max-width: 50rem;
            margin: 2rem auto;
            padding: 0 1rem;
            font:
              16px/1.5 Arial,
              Helvetica,
              sans-serif;
          }
          table {
            width: 100%;
            border-collapse: collapse;
          }
          th,
          td {
            padding: 0.4rem 0.75rem;
            border-top: 1px solid #ccc;
            text-align: start;
            vertical-align: top;
            overflow-wrap: anywhere;
          }
          th {
            width: 14rem;
            font-weight: normal;
            color: #555;
          }
          p {
            margin: 0;
            white-space: pre-wrap;
          }
        </style>
      </head>
      <body>
        <h1>${texts.title} <bdi>${email}</bdi></h1>
        <p>${texts.made}${formatDateTime(new Date().toISOString(), language)}</p>
        ${entries.length + mails.length === 0 ? html`<p>${texts.none}</p>` : ''} ${sections}
        ${
          mails.length > 0
            ? html`<section>
                <h2>${texts.mails}</h2>
                <table>
                  ${mails.map(({ createdAt, subject, text }) =>
                    row(formatDateTime(createdAt, language), [subject, ...(text === null ? [] : [text])]),
                  )}
                </table>
              </section>`
            : ''
        }
      </body>
    </html>`.text;
}
