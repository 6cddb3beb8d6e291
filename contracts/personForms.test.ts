import fc from 'fast-check';
import { ValidationError, type ObjectSchema } from 'yup';
import type { z } from 'zod';
import { appointmentSchema } from '../cms/services/appointments/appointmentShapes';
import { contactUsSchema } from '../cms/services/contact/contactUsSchema';
import { applySchema } from '../cms/services/careers/applySchema';
import { leadSchema as leadPayload } from '../cms/services/leads/leadSchema';
import { registrationSchema as registrationPayload } from '../cms/services/lotteries/registrations/registrationSchema';
import { initPaymentSchema } from '../cms/services/payments/initPaymentSchema';
import { applicationSchema } from '../src/features/careers/applicationSchema';
import { APPLICATION_CALL_FIELDS } from '../src/features/careers/applicationValues';
import { contactSchema } from '../src/features/contact/contactSchema';
import { CONTACT_CALL_FIELDS } from '../src/features/contact/contactValues';
import { leadSchema } from '../src/features/lead/leadSchema';
import { LEAD_CALL_FIELDS } from '../src/features/lead/leadValues';
import { registrationSchema } from '../src/features/lottery/registrationSchema';
import { paymentSchema } from '../src/features/payment/paymentSchema';
import { bookingSchema } from '../src/features/schedule/bookingSchema';
import { BOOKING_CALL_FIELDS } from '../src/features/schedule/bookingValues';
import { textsOf } from '../src/testing/textsOf';

/** Generates texts whose length is close to a limit. */
const around = (limit: number, unit: fc.Arbitrary<string>) =>
  fc.array(unit, { minLength: limit - 2, maxLength: limit + 2 }).map((all) => all.join(''));

const letter = fc.constantFrom('a', 'b', 'z', 'א', 'ב', 'ת', '𐐷', 'e\u0301', '😀');
const space = fc.constantFrom(' ', '  ', '\n', '\t', '\u00a0');
const names = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  around(5, letter),
  around(50, letter),
  fc.tuple(around(3, letter), space, around(3, letter), space).map((all) => all.join('')),
  fc.constantFrom(
    '',
    ' ',
    'Dana Cohen',
    "Anne-Marie O'Neil",
    'ז׳בוטינסקי',
    'בן־דוד',
    'Dana 2',
    'דנה כהן -',
    'a    b',
    '12345',
    '<b>Dana</b>',
    'דנה 2',
  ),
);
const phones = fc.oneof(
  fc.string({ maxLength: 40 }),
  around(10, fc.constantFrom(...'0123456789')),
  fc.integer({ min: 0, max: 9_999_999_999 }).map((digits) => String(digits).padStart(10, '0')),
  fc.constantFrom(
    '050-123 4567',
    '+972 50-1234567',
    '00972501234567',
    '(050) 123.4567',
    '\u202a0501234567',
    '٠٥٠١٢٣٤٥٦٧',
  ),
  fc.integer({ min: 0, max: 25 }).map((count) => `050${' '.repeat(count)}1234567`),
);
const emails = fc.oneof(
  fc.emailAddress(),
  fc.string({ maxLength: 30 }),
  fc.constantFrom('', ' a@b.co ', 'a@b', 'a..b@c.de', '.a@b.co', 'a@-b.co', 'דנה@example.com', 'a b@c.de'),
  around(254 - '@example.com'.length, fc.constant('a')).map((name) => `${name}@example.com`),
);
const idNumbers = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.integer({ min: 0, max: 999_999_999 }).map(String),
  fc.constantFrom(
    '000000000',
    '000000018',
    '18',
    '00018',
    '0000000018',
    '123456782',
    ' 123456782 ',
    '12345674',
    '000012344',
  ),
);
const messages = fc.oneof(
  fc.string({ maxLength: 20 }),
  around(500, letter),
  around(500, fc.constantFrom('a', ' ')),
);

/** Returns the fields that the site's validation rejects. */
async function wrongHere(schema: ObjectSchema<object>, values: object): Promise<string[]> {
  try {
    await schema.validate(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return [...new Set(error.inner.map(({ path = '' }) => path))].sort();
  }
}

/** Returns the fields that the server's validation rejects. */
function wrongThere(
  schema: z.ZodType,
  body: object,
  fields: Readonly<Record<string, string>> = {},
): string[] {
  const { error } = schema.safeParse(body);
  const found = error?.issues.map(({ path: [name] }) => fields[String(name)] ?? String(name)) ?? [];
  return [...new Set(found)].sort();
}

const holds = <Values extends object>(
  values: fc.Arbitrary<Values>,
  here: (values: Values) => Promise<string[]>,
  there: (values: Values) => string[],
) =>
  fc.assert(
    fc.asyncProperty(values, async (one) => expect([one, await here(one)]).toEqual([one, there(one)])),
    { numRuns: 2000 },
  );

const gRecaptchaResponse = 'token';
const consents = { allowedMarketing: false, allowedSmsAndEmail: false };

describe('site and server reject the same fields', () => {
  it('of a contact message', async () => {
    const schema = contactSchema(textsOf('en', 'contact'));
    await holds(
      fc.record({ fullName: names, phone: phones, email: emails, message: messages }),
      (values) => wrongHere(schema, { ...values, ...consents, subject: '1' }),
      ({ fullName, phone, email, message }) =>
        wrongThere(
          contactUsSchema,
          {
            contactUsSubject: '1',
            senderName: fullName,
            senderPhone: phone,
            senderEmail: email,
            content: message,
            gRecaptchaResponse,
          },
          CONTACT_CALL_FIELDS,
        ),
    );
  });

  it.each(['project', 'product', 'eligibility', 'landing'] as const)('of a lead (%s)', async (variant) => {
    const schema = leadSchema(textsOf('en', 'lead'), variant);
    await holds(
      fc.record({ fullName: names, phone: phones, email: emails, message: messages }),
      (values) => wrongHere(schema, { ...values, ...consents }),
      ({ fullName, phone, email, message }) =>
        wrongThere(
          leadPayload,
          { name: fullName, phone, email, comments: message, gRecaptchaResponse },
          LEAD_CALL_FIELDS,
        ),
    );
  });

  it('of a meeting', async () => {
    const schema = bookingSchema(textsOf('en', 'schedule'));
    const time = { meeting: 3, startsAt: '2026-11-23T09:00:00+02:00' };
    await holds(
      fc.record({ fullName: names, phone: phones, email: emails, comments: messages }),
      (values) => wrongHere(schema, { ...values, ...consents }),
      ({ fullName: name, ...values }) =>
        wrongThere(appointmentSchema, { ...time, ...values, name, gRecaptchaResponse }, BOOKING_CALL_FIELDS),
    );
  });

  it('of an advance payment', async () => {
    const schema = paymentSchema(textsOf('en', 'payment'));
    await holds(
      fc.record({
        fullName: names,
        phone: phones,
        email: emails,
        idNumber: idNumbers,
        checkbox1: fc.boolean(),
      }),
      (values) => wrongHere(schema, { ...values, checkbox2: false }),
      (values) => wrongThere(initPaymentSchema, { ...values, assetName: 'B7', gRecaptchaResponse }),
    );
  });

  it('of a registration for a lottery', async () => {
    const schema = registrationSchema(textsOf('en', 'lottery'));
    await holds(
      fc.record({ fullName: names, phone: phones, email: emails, idNumber: idNumbers, terms: fc.boolean() }),
      (values) => wrongHere(schema, { ...values, ...consents }),
      (values) => wrongThere(registrationPayload, { ...values, gRecaptchaResponse }),
    );
  });

  it.each(['regular', 'referral'] as const)('of an application (%s)', async (mode) => {
    const schema = applicationSchema(textsOf('en', 'careers'), mode);
    await holds(
      fc.record({
        firstName: names,
        lastName: names,
        phone: phones,
        email: emails,
        referralName: names,
        referralPhone: phones,
        referralEmail: emails,
      }),
      (values) => wrongHere(schema, { ...values, cv: [{}], isApprovedTerms: true }),
      // Leave out empty and blank values, as the site does in its request.
      (values) =>
        wrongThere(
          applySchema,
          {
            ...values,
            email: values.email.trim(),
            isReferral: mode === 'referral',
            orderId: 1,
            isApprovedTerms: true,
            cvFileBase64: 'Y3Y=',
            fileNameWithExtension: 'cv.pdf',
            gRecaptchaResponse,
          },
          APPLICATION_CALL_FIELDS,
        ),
    );
  });
});
