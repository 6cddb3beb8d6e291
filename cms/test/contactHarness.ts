import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Payload } from 'payload';
import { largeBodies } from '../intake/steps/admitBody';
import { arrivals } from '../intake/steps/limitRate';
import { deliverDue } from '../outbox/deliverDue';
import { startCms, type RunningCms } from './startCms';

/** A CMS that has two companies with contact subjects. */
export interface ContactCms extends RunningCms {
  /** Id of a subject of company 1. */
  subject: number;
  /** Id of a subject that only company 2 has. */
  otherSubject: number;
}

export const CONTACT_ADDRESS = 'contact@even-derech.example';

export async function startContactCms(options: { port?: number } = {}): Promise<ContactCms> {
  const cms = await startCms(options);
  const { payload } = cms;
  const company = await createCompany(payload, 1, 'אבן־דרך', 'Even Derech');
  const other = await createCompany(payload, 2, 'אבן־דרך מגורים', 'Even Derech Residence');
  const subject = await createSubject(payload, [company, other], 2, 'שירות', 'Service');
  await createSubject(payload, [company], 1, 'מכירות', 'Sales');
  const otherSubject = await createSubject(payload, [other], 3, 'השכרה', 'Rent');
  await payload.updateGlobal({
    slug: 'siteSettings',
    locale: 'he',
    data: { siteName: 'אבן־דרך', email: CONTACT_ADDRESS },
  });
  return { ...cms, subject, otherSubject };
}

async function createCompany(payload: Payload, companyId: number, he: string, en: string): Promise<number> {
  const { id } = await payload.create({
    collection: 'companies',
    locale: 'he',
    data: { companyId, name: he },
  });
  await payload.update({ collection: 'companies', id, locale: 'en', data: { name: en } });
  return id;
}

async function createSubject(
  payload: Payload,
  companies: number[],
  order: number,
  he: string,
  en: string,
): Promise<number> {
  const { id } = await payload.create({
    collection: 'contactSubjects',
    locale: 'he',
    data: { companies, order, name: he },
  });
  await payload.update({ collection: 'contactSubjects', id, locale: 'en', data: { name: en } });
  return id;
}

/** Requests a captcha challenge and solves it, as a browser does. Returns the token. */
export async function solveCaptcha(url: string): Promise<string> {
  const challenge = (await (await fetch(`${url}/web/captcha/challenge`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export type Fields = Record<string, unknown>;

/** Returns the fields of a valid contact message, without a captcha token. */
export function message(cms: ContactCms, changes: Fields = {}): Fields {
  return {
    contactUsSubject: String(cms.subject),
    companyId: 1,
    senderName: 'דנה כהן',
    senderPhone: '050-123-4567',
    senderEmail: 'dana@example.com',
    content: 'שלום, אשמח לפרטים.',
    contactUsType: 'General',
    freeTextSubject: '',
    allowedMarketing: true,
    allowedSmsAndEmail: false,
    uri: 'http://localhost:9101/contact/',
    ...changes,
  };
}

/** Sends a contact message. Adds a valid captcha token unless the fields contain one. */
export async function send(
  cms: ContactCms,
  fields: Fields = message(cms),
  headers: Record<string, string> = {},
): Promise<Response> {
  const gRecaptchaResponse =
    'gRecaptchaResponse' in fields ? fields.gRecaptchaResponse : await solveCaptcha(cms.url);
  return fetch(`${cms.url}/web/contactUs/sendContactUs`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...fields, gRecaptchaResponse }),
  });
}

/** Resets the rate limits of all forms. */
export async function forgetRates(payload: Payload): Promise<void> {
  arrivals.clear();
  largeBodies.clear();
  await payload.delete({ collection: 'rateLimits', where: { id: { exists: true } } });
}

/** Makes one attempt for each delivery that is due. */
export async function runDeliveries(payload: Payload): Promise<void> {
  await deliverDue(payload);
}
