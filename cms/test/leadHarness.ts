import { solveCaptcha, type ContactCms, type Fields } from './contactHarness';

/** Returns the fields of a valid lead, without a captcha token. */
export const lead = (changes: Fields = {}): Fields => ({
  projectId: 1732,
  name: 'דנה כהן',
  email: 'dana@example.com',
  phone: '050-1234567',
  comments: '',
  projectStatus: 'שיווק',
  allowedMarketing: true,
  allowedSmsAndEmail: true,
  companyId: -1,
  uri: 'http://localhost:9101/landing/',
  toEmail: '',
  ...changes,
});

/** Sends a lead in English. Adds a valid captcha token unless the fields contain one. */
export async function sendLead(
  cms: ContactCms,
  fields: Fields = lead(),
  headers: Record<string, string> = {},
): Promise<Response> {
  const gRecaptchaResponse =
    'gRecaptchaResponse' in fields ? fields.gRecaptchaResponse : await solveCaptcha(cms.url);
  return fetch(`${cms.url}/web/bmby/lead`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Accept-Language': 'en-us', ...headers },
    body: JSON.stringify({ ...fields, gRecaptchaResponse }),
  });
}
