import { ValidationError } from 'yup';
import type { Language } from '../../i18n/languages';
import { textsOf } from '../../testing/textsOf';
import { applicationSchema } from './applicationSchema';
import { emptyApplication, type ApplicationMode, type ApplicationValues } from './applicationValues';

const good: ApplicationValues = {
  ...emptyApplication,
  firstName: 'Dana',
  lastName: 'Cohen',
  phone: '050-123-4567',
  email: 'dana@example.com',
  cv: [new File(['cv'], 'cv.pdf')],
};
const referral: ApplicationValues = {
  ...good,
  referralName: 'Noa',
  referralPhone: '0527654321',
  referralEmail: 'noa@example.com',
  isApprovedTerms: true,
};

function errors(
  values: ApplicationValues,
  mode: ApplicationMode,
  language: Language = 'he',
): Record<string, string> {
  try {
    applicationSchema(textsOf(language, 'careers'), mode).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', errors: [first = ''] }) => [path, first]));
  }
}

describe('an application', () => {
  it('for oneself requires only name, phone, e-mail and CV', () => {
    expect(errors(good, 'regular')).toEqual({});
    expect(Object.keys(errors(emptyApplication, 'regular')).sort()).toEqual([
      'cv',
      'email',
      'firstName',
      'lastName',
      'phone',
    ]);
  });

  it("of a referral requires the referrer's details and the terms, but not the friend's address", () => {
    expect(errors({ ...referral, email: '' }, 'referral')).toEqual({});
    expect(Object.keys(errors(emptyApplication, 'referral')).sort()).toEqual([
      'cv',
      'firstName',
      'isApprovedTerms',
      'lastName',
      'phone',
      'referralEmail',
      'referralName',
      'referralPhone',
    ]);
  });

  it.each<[ApplicationMode, Partial<ApplicationValues>, string, string]>([
    ['regular', { cv: [] }, 'נא לצרף קובץ קורות חיים', 'Please attach a CV file'],
    ['regular', { firstName: ' ' }, 'זהו שדה חובה', 'This field is required'],
    ['regular', { lastName: 'x'.repeat(51) }, 'עד 50 אותיות, בלי ספרות', 'Up to 50 letters, and no digits'],
    ['regular', { firstName: '<b>Dana</b>' }, 'עד 50 אותיות, בלי ספרות', 'Up to 50 letters, and no digits'],
    [
      'regular',
      { phone: '123' },
      'נא להזין 10 ספרות, למשל 050-1234567',
      'Please enter 10 digits, such as 050-1234567',
    ],
    [
      'regular',
      { email: 'dana' },
      'נא להזין כתובת תקינה, למשל name@example.com',
      'Please enter a valid address, such as name@example.com',
    ],
    [
      'referral',
      { email: 'dana' },
      'נא להזין כתובת תקינה, למשל name@example.com',
      'Please enter a valid address, such as name@example.com',
    ],
    [
      'referral',
      { isApprovedTerms: false },
      'עליך לאשר את התנאים כדי להגיש מועמדות',
      'You must accept the terms in order to apply',
    ],
    [
      'referral',
      { referralPhone: '1' },
      'נא להזין 10 ספרות, למשל 050-1234567',
      'Please enter 10 digits, such as 050-1234567',
    ],
  ])('in mode %s rejects %j', (mode, change, he, en) => {
    const [field = ''] = Object.keys(change);
    const values = { ...referral, ...change };
    expect(errors(values, mode)).toEqual({ [field]: he });
    expect(errors(values, mode, 'en')).toEqual({ [field]: en });
  });
});
