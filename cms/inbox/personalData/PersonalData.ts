import {
  addDataAndFileToRequest,
  type GlobalConfig,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import { isPlainAddress } from '../../integrations/mail/isPlainAddress';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { nobody } from '../../platform/access/nobody';
import { writeAudit } from '../../platform/audit/writeAudit';
import { labelText } from '../../platform/labels/labelText';
import type { Locale } from '../../platform/locales/locales';
import { deletePersonalData } from './deletePersonalData';
import { findPersonalData, type PersonalData as Found } from './findPersonalData';
import { personalDataReport } from './personalDataReport';
import { normalizeEmail } from '@group/rules/people/normalizeEmail';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const HEADERS = { 'Cache-Control': 'private, no-store' };

const refuse = (status: number, error: string): Response =>
  Response.json({ error }, { status, headers: HEADERS });

/** Summarizes a search result without the personal data itself. */
const resultSummary = ({ entries, mails }: Found, language: Locale) => ({
  entries: entries.map(({ kind, doc, kept, blanked }) => ({
    kind: kind.slug,
    name: labelText(kind.labels.singular, kind.slug, language),
    id: doc.id,
    reference: doc.reference,
    createdAt: doc.createdAt,
    kept,
    // True if someone else sent the document. Deletion then removes only the data about this person and keeps the
    // document.
    named: blanked !== null,
    // False if the collection has no page in the admin, so that the result cannot be linked.
    isShown: kind.admin.hidden !== true,
  })),
  mails: mails.length,
});

/**
 * Wraps a handler that only administrators may call, for one e-mail address. The address is sent in the request body,
 * so that it does not appear in access logs.
 */
const about =
  (
    work: (req: PayloadRequest, email: string, data: Record<string, unknown>) => Promise<Response>,
  ): PayloadHandler =>
  async (req) => {
    if (!isAdministrator({ req })) return refuse(403, 'Forbidden');
    await addDataAndFileToRequest(req);
    const data = (req.data ?? {}) as Record<string, unknown>;
    const email = typeof data.email === 'string' ? normalizeEmail(data.email) : '';
    return isPlainAddress(email) ? work(req, email, data) : refuse(422, 'email');
  };

async function noteReport(req: PayloadRequest, { entries }: Found): Promise<void> {
  const reference = entries.map(({ doc }) => doc.reference).join(', ');
  const subject = { kind: 'personalData', ...(reference && { reference }) };
  await writeAudit(req, { action: 'personalDataReported', subject });
}

/**
 * Handles `POST /api/globals/personalData/search` with `{ email }`. Lists the matching documents by kind and reference
 * number.
 */
const search = about(async (req, email) => {
  const found = await findPersonalData(req.payload, email);
  await noteReport(req, found);
  return Response.json(resultSummary(found, adminLanguage(req.i18n)), { headers: HEADERS });
});

/**
 * Handles `POST /api/globals/personalData/report` with `{ email, language }`. Returns all matching data as a printable
 * page.
 */
const report = about(async (req, email, { language }) => {
  const locale = language === 'he' || language === 'en' ? language : adminLanguage(req.i18n);
  const found = await findPersonalData(req.payload, email, locale);
  await noteReport(req, found);
  const page = await personalDataReport(email, found, { payload: req.payload, language: locale });
  return new Response(page, {
    headers: {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Disposition': 'attachment; filename="personal-data.html"',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
});

/**
 * Handles `POST /api/globals/personalData/delete` with `{ email, confirm }`, where both are the same e-mail address.
 * Deletes all data that does not have to be kept.
 */
const remove = about(async (req, email, { confirm }) => {
  if (typeof confirm !== 'string' || normalizeEmail(confirm) !== email) return refuse(422, 'confirm');
  return Response.json(resultSummary(await deletePersonalData(req, email), adminLanguage(req.i18n)), {
    headers: HEADERS,
  });
});

/**
 * Admin tool for requests to access or delete personal data. It searches all collections by e-mail address, prints a
 * report and deletes the data.
 */
export const PersonalData: GlobalConfig = {
  slug: 'personalData',
  label: { he: 'מידע אישי: עיון ומחיקה', en: 'Personal data: access and deletion' },
  graphQL: false,
  lockDocuments: false,
  admin: {
    group: { he: 'ניהול', en: 'Administration' },
    hidden: hideFromOtherRoles('administrator'),
    description: {
      he: 'לטיפול בבקשות לעיין במידע אישי או למחוק אותו: חיפוש בכל סוגי הפניות לפי כתובת דוא״ל.',
      en: 'For requests to see or delete personal data: searches all kinds of messages by e-mail address.',
    },
  },
  access: { read: isAdministrator, update: nobody },
  endpoints: [
    { path: '/search', method: 'post', handler: search },
    { path: '/report', method: 'post', handler: report },
    { path: '/delete', method: 'post', handler: remove },
  ],
  fields: [
    {
      name: 'tool',
      type: 'ui',
      admin: { components: { Field: '/inbox/personalData/PersonalDataTool#PersonalDataTool' } },
    },
  ],
};
