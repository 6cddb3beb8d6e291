import { solveCaptcha, type ContactCms, type Fields } from './contactHarness';

/** A reservable apartment, and a valid payment for it without a captcha answer. */
export const ASSET = 'TEST-B7';

export const payer = (changes: Fields = {}): Fields => ({
  idNumber: '123456782',
  fullName: 'דנה כהן',
  email: 'dana@example.com',
  phone: '050-1234567',
  assetName: ASSET,
  description: 'apartment',
  checkbox1: true,
  checkbox2: false,
  uri: 'http://localhost:9101/reserve/',
  ...changes,
});

/** Creates the apartment. */
export async function createApartment(cms: ContactCms, changes: Fields = {}): Promise<void> {
  await cms.payload.create({
    collection: 'apartments',
    locale: 'he',
    data: { assetName: ASSET, propertyTitle: 'דירת 3 חדרים', advancePayment: 2000, ...changes },
  });
}

/** Posts JSON to a live service, in English. */
export function post(
  cms: ContactCms,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${cms.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Accept-Language': 'en-us', ...headers },
    body: JSON.stringify(body),
  });
}

/** Starts a payment, with a valid captcha answer unless the fields have one. */
export async function initPayment(
  cms: ContactCms,
  fields: Fields = payer(),
  headers: Record<string, string> = {},
): Promise<Response> {
  const gRecaptchaResponse =
    'gRecaptchaResponse' in fields ? fields.gRecaptchaResponse : await solveCaptcha(cms.url);
  return post(cms, '/web/transactions/init-iframe', { ...fields, gRecaptchaResponse }, headers);
}

export interface Begun {
  processId: string;
  processToken: string;
  url: string;
}

/** Starts a payment that is accepted. */
export async function beginPayment(cms: ContactCms, fields?: Fields): Promise<Begun> {
  const answer = (await (await initPayment(cms, fields)).json()) as { body: { data: Begun } };
  return answer.body.data;
}

/** Submits a payer's decision on the sandbox page. */
export function decide(cms: ContactCms, { processId }: Begun, decision: string): Promise<Response> {
  return fetch(`${cms.url}/web/payments/sandbox/${processId}?lang=en`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ decision }),
  });
}

/** A valid identity number, another one for each number. */
export function idNumberOf(number: number): string {
  const digits = String(10_000_000 + number);
  const sum = [...digits].reduce((total, digit, index) => {
    const product = Number(digit) * ((index % 2) + 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** One of many payers, each with a mailbox and an identity number. */
export const payerNumber = (number: number, changes: Fields = {}): Fields =>
  payer({
    email: `payer${number}@example.com`,
    phone: `050${String(number).padStart(7, '0')}`,
    idNumber: idNumberOf(number),
    ...changes,
  });
