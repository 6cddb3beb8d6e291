import { readLocales } from '../../testing/readLocales';
import { labelledError } from './labelledError';

it.each([
  ['E-mail', 'Please enter a valid email address', 'Please enter a valid email address'],
  ['Full name', 'The full name must have 5 to 50 letters', 'The full name must have 5 to 50 letters'],
  ['שם מלא', 'השם המלא צריך להכיל 5 עד 50 אותיות', 'השם המלא צריך להכיל 5 עד 50 אותיות'],
  ['מספר זהות', 'מספר הזהות אינו תקין.', 'מספר הזהות אינו תקין.'],
  ['דוא״ל', 'כתובת הדוא"ל אינה תקינה', 'כתובת הדוא"ל אינה תקינה'],
  ['Name', 'The username is taken', 'Name: The username is taken'],
  ['First name', 'This field is required', 'First name: This field is required'],
  ['שם פרטי', 'זהו שדה חובה', 'שם פרטי: זהו שדה חובה'],
  ['What is it?', 'Please say', 'What is it? Please say'],
  [undefined, 'Too long', 'Too long'],
])('for the field "%s" and %s', (label, message, line) => expect(labelledError(label, message)).toBe(line));

/** For each namespace, the translation key of a label and the keys of its error messages. */
const FIELDS: readonly (readonly [namespace: string, label: string, ...messages: string[]])[] = [
  ['lead', 'fullName', 'nameInvalid'],
  ['lead', 'phone', 'phoneInvalid'],
  ['lead', 'email', 'emailInvalid'],
  ['lead', 'message', 'messageTooLong'],
  ['contact', 'subject', 'subjectRequired'],
  ['contact', 'fullName', 'nameRequired', 'nameInvalid'],
  ['contact', 'phone', 'phoneRequired', 'phoneInvalid'],
  ['contact', 'email', 'emailRequired', 'emailInvalid'],
  ['contact', 'message', 'messageTooLong'],
  ['alerts', 'email', 'emailRequired', 'emailInvalid'],
  ['careers', 'cv', 'cvMissing'],
  ['careers', 'termsName', 'terms'],
  ...(['payment', 'lottery', 'schedule'] as const).flatMap(
    (namespace) =>
      [
        [namespace, 'fullName', 'nameInvalid'],
        [namespace, 'phone', 'phoneInvalid'],
        [namespace, 'email', 'emailInvalid'],
      ] as const,
  ),
  ['payment', 'idNumber', 'idNumberInvalid'],
  ['payment', 'checkbox1Name', 'checkbox1Required'],
  ['lottery', 'idNumber', 'idNumberInvalid'],
  ['lottery', 'termsName', 'termsRequired'],
  ['schedule', 'comments', 'commentsTooLong'],
];

/**
 * A form may have fields for two persons, so the label states whose field it is. The error messages do not name the
 * field, so the label is put before them.
 */
const APPLICANTS: readonly (readonly [label: string, message: string, he: string, en: string])[] = [
  [
    'firstName',
    'nameInvalid',
    'שם פרטי: עד 50 אותיות, בלי ספרות',
    'First name: Up to 50 letters, and no digits',
  ],
  [
    'phone',
    'phoneInvalid',
    'טלפון: נא להזין 10 ספרות, למשל 050-1234567',
    'Phone: Please enter 10 digits, such as 050-1234567',
  ],
  [
    'referralPhone',
    'phoneInvalid',
    'הטלפון שלכם: נא להזין 10 ספרות, למשל 050-1234567',
    'Your phone: Please enter 10 digits, such as 050-1234567',
  ],
  [
    'referralEmail',
    'emailInvalid',
    'הדוא״ל שלכם: נא להזין כתובת תקינה, למשל name@example.com',
    'Your e-mail: Please enter a valid address, such as name@example.com',
  ],
];

describe.each(['he', 'en'] as const)('the messages of the forms (%s)', (language) => {
  const texts = Object.fromEntries(
    readLocales(language).edges.map(({ node }) => [
      node.ns,
      JSON.parse(node.data ?? '{}') as Record<string, string>,
    ]),
  );
  const text = (namespace: string, key: string): string => {
    const found = texts[namespace]?.[key];
    if (!found) throw new Error(`There is no text ${namespace}.${key}`);
    return found;
  };

  it.each(FIELDS)('%s: %s is named by the message itself', (namespace, label, ...messages) => {
    for (const key of messages) {
      const message = text(namespace, key);
      expect(labelledError(text(namespace, label), message)).toBe(message);
    }
  });

  it.each(APPLICANTS)('careers: %s is named by its label (%s)', (label, message, he, en) => {
    const line = labelledError(text('careers', label), text('careers', message));
    expect(line).toBe({ he, en }[language]);
  });
});
