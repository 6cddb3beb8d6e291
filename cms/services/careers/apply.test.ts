import { describe, expect, it } from 'vitest';
import { parseWith } from '../../intake/parseWith';
import { applySchema } from './applySchema';
import { CV_BASE64_MAX, CV_MAX_BYTES } from './cvLimits';
import { readCv } from './readCv';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const base64 = PDF.toString('base64');
const application = {
  orderId: 1042,
  firstName: 'דנה',
  lastName: 'כהן',
  phone: '050-1234567',
  email: 'dana@example.com',
  cvFileBase64: base64,
  fileNameWithExtension: 'קורות חיים.pdf',
  isApprovedTerms: true,
  isReferral: false,
  gRecaptchaResponse: 'token',
};
const referral = {
  ...application,
  isReferral: true,
  referralName: 'נועה לוי',
  referralPhone: '0527654321',
  referralEmail: 'noa@example.com',
};

const faults = (body: unknown, language: 'he' | 'en' = 'he') => {
  const parsed = parseWith(applySchema, body, language);
  return 'errors' in parsed ? parsed.errors : {};
};

describe('a job application', () => {
  it.each<[string, object]>([
    ['by oneself', application],
    ['without details of a friend', { ...application, isReferral: undefined }],
    ['for oneself with empty details of a friend', { ...application, referralName: '', referralEmail: '' }],
    ['for a friend', referral],
    ['for a friend without an address', { ...referral, email: undefined }],
    ['for a friend with an empty address', { ...referral, email: '' }],
    ['for a job in digits', { ...application, orderId: '1042' }],
    ['with a one-letter name', { ...application, firstName: 'א' }],
  ])('is accepted %s', (_name, body) => {
    expect(faults(body)).toEqual({});
  });

  it.each<[string, object, string[]]>([
    ['firstName', { firstName: '  ' }, ['זהו שדה חובה.']],
    ['lastName', { lastName: undefined }, ['זהו שדה חובה.']],
    ['lastName', { lastName: 'א'.repeat(51) }, ['הערך ארוך מדי.']],
    ['firstName', { firstName: '<b>Dana</b>' }, ['השם יכול להכיל אותיות בלבד.']],
    ['phone', { phone: '12345' }, ['מספר הטלפון צריך להכיל 10 ספרות.']],
    ['email', { email: 'dana' }, ['כתובת הדוא״ל אינה תקינה.']],
    ['email', { email: undefined }, ['זהו שדה חובה.']],
    ['orderId', { orderId: 'abc' }, ['הערך אינו תקין.']],
    ['isApprovedTerms', { isApprovedTerms: false }, ['עליך לאשר את התנאים כדי להגיש מועמדות']],
    ['isReferral', { isReferral: 'true' }, ['סוג הערך אינו נכון.']],
    ['cvFileBase64', { cvFileBase64: '' }, ['נא לצרף קובץ קורות חיים']],
    ['cvFileBase64', { cvFileBase64: undefined }, ['נא לצרף קובץ קורות חיים']],
    [
      'cvFileBase64',
      { cvFileBase64: 'A'.repeat(CV_BASE64_MAX + 1) },
      ['הקובץ חורג מ 1.5 מגה או אינו בפורמט: rtf, txt, doc, docx, pdf.'],
    ],
  ])('is rejected for its %s', (field, change, texts) => {
    expect(faults({ ...application, ...change })).toEqual({ [field]: texts });
  });

  it('for a friend reports all errors at once', () => {
    const wrong = {
      ...referral,
      firstName: '',
      referralName: '',
      referralPhone: '1',
      referralEmail: undefined,
    };
    expect(Object.keys(faults(wrong)).sort()).toEqual([
      'firstName',
      'referralEmail',
      'referralName',
      'referralPhone',
    ]);
  });

  it('has error messages in English', () => {
    expect(faults({ ...application, cvFileBase64: '', isApprovedTerms: false }, 'en')).toEqual({
      cvFileBase64: ['Please attach a CV file'],
      isApprovedTerms: ['You must accept the terms in order to apply'],
    });
  });
});

describe('readCv', () => {
  const text = (size: number) => Buffer.alloc(size, 'a').toString('base64');

  it.each<[string, string, string]>([
    ['a PDF', base64, 'cv.pdf'],
    ['a data address', `data:application/pdf;base64,${base64}`, 'cv.PDF'],
    ['base64 without padding', base64.replace(/=+$/, ''), 'cv.pdf'],
    ['the maximum size', text(CV_MAX_BYTES), 'cv.txt'],
  ])('accepts %s', async (_name, sent, name) => {
    expect(await readCv(sent, name, 'en')).toMatchObject({ name });
    expect(sent.length).toBeLessThanOrEqual(CV_BASE64_MAX);
  });

  it('gives a file without an extension the one of its content', async () => {
    expect(await readCv(base64, 'cv', 'en')).toMatchObject({ name: 'cv.pdf' });
  });

  it.each<[string, string, string, RegExp]>([
    [
      'one byte too many',
      text(CV_MAX_BYTES + 1),
      'cv.txt',
      /larger than 1.5 MB or not in one of the formats/,
    ],
    ['another kind', base64, 'cv.zip', /not in one of the formats/],
    ['text without an extension', text(3), 'cv', /not in one of the formats/],
    ['a picture', base64, 'cv.HEIC', /a picture. Save it as a PDF/],
    ['a PDF named docx', base64, 'cv.docx', /does not match the type in its name/],
    [
      'a program named PDF',
      Buffer.from(`MZ${'\0'.repeat(200)}`).toString('base64'),
      'cv.pdf',
      /does not match the type/,
    ],
    ['an empty file', 'data:text/plain;base64,', 'cv.txt', /is empty/],
    ['invalid base64', 'no base64!', 'cv.txt', /not in one of the formats/],
  ])('refuses %s with its reason', async (_name, sent, name, reason) => {
    await expect(readCv(sent, name, 'en')).rejects.toMatchObject({
      errors: { cvFileBase64: [expect.stringMatching(reason) as string] },
    });
  });
});
