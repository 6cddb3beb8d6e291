import { solveCaptcha, type ContactCms, type Fields } from './contactHarness';

/** Name of the apartment that tests reserve and for which `payer` pays. */
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

/** Creates an apartment that can be reserved. */
export async function createApartment(cms: ContactCms, changes: Fields = {}): Promise<void> {
  await cms.payload.create({
    collection: 'apartments',
    locale: 'he',
    data: { assetName: ASSET, propertyTitle: 'דירת 3 חדרים', advancePayment: 2000, ...changes },
  });
}

/** Sends JSON to a live service by POST, and asks for a response in English. */
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

/** Sends a request to start a payment. Adds a valid captcha token unless the fields contain one. */
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

/** Starts a payment and returns it. The request must be accepted. */
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

/** Returns a valid identity number that is different for each number. */
export function idNumberOf(number: number): string {
  const digits = String(10_000_000 + number);
  const sum = [...digits].reduce((total, digit, index) => {
    const product = Number(digit) * ((index % 2) + 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Returns the fields of one of many payers. Each has its own e-mail address, phone and identity number. */
export const payerNumber = (number: number, changes: Fields = {}): Fields =>
  payer({
    email: `payer${number}@example.com`,
    phone: `050${String(number).padStart(7, '0')}`,
    idNumber: idNumberOf(number),
    ...changes,
  });
