import { solveCaptcha, type ContactCms, type Fields } from './contactHarness';

/** Valid lead without a captcha answer. */
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

/** Sends a lead in English, with a valid captcha answer unless it has one. */
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
