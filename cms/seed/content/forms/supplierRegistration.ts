import { rich, text } from '../../lib/bilingual';
import { answer, fieldset, formPage, mandatory, when } from '../../lib/formParts';
import type { SeedForm } from '../../lib/SeedForm';

const business = fieldset(
  [
    [
      {
        blockType: 'shortAnswer',
        fieldType: 'text',
        alias: 'businessName',
        caption: text('שם העסק', 'Business name'),
        ...mandatory('נא למלא את שם העסק', 'Please fill in the business name'),
        maximumLength: 80,
        autocompleteAttribute: 'organization',
      },
      {
        blockType: 'shortAnswer',
        fieldType: 'number',
        alias: 'registrationNumber',
        caption: text('ח.פ. או עוסק מורשה', 'Company or VAT number'),
        ...mandatory('נא למלא ח.פ. או מספר עוסק', 'Please fill in the company or VAT number'),
        pattern: '^\\d{9}$',
        patternInvalidErrorMessage: text('תשע ספרות בלי מקפים', 'Nine digits without dashes'),
        maximumLength: 9,
      },
    ],
    [
      {
        blockType: 'dropdown',
        alias: 'trade',
        caption: text('מה אתם מספקים?', 'What do you supply?'),
        ...mandatory('נא לבחור תחום', 'Please choose a trade'),
        selectPrompt: text('בחירת תחום', 'Choose a trade'),
        preValues: [
          answer('materials', 'חומרי בנייה', 'Building materials'),
          answer('works', 'עבודות קבלניות', 'Contract works'),
          answer('design', 'תכנון וייעוץ', 'Design and consulting'),
          answer('other', 'אחר', 'Something else'),
        ],
      },
      {
        blockType: 'shortAnswer',
        fieldType: 'text',
        alias: 'otherTrade',
        caption: text('מה בדיוק?', 'What exactly?'),
        ...mandatory('נא לפרט מה אתם מספקים', 'Please say what you supply'),
        maximumLength: 120,
        condition: when('trade', 'Is', 'other'),
      },
      {
        blockType: 'fileUpload',
        alias: 'licence',
        caption: text('רישיון קבלן', "Contractor's licence"),
        helpText: text('PDF או תמונה, עד 3.5 מ״ב', 'PDF or picture, up to 3.5 MB'),
        ...mandatory('נא לצרף רישיון קבלן בתוקף', "Please add a valid contractor's licence"),
        allowedUploadExtensions: [{ extension: 'pdf' }, { extension: 'jpg' }, { extension: 'png' }],
        patternInvalidErrorMessage: text(
          'קובץ PDF, JPG או PNG עד 3.5 מ״ב',
          'A PDF, JPG or PNG file, up to 3.5 MB',
        ),
        condition: when('trade', 'Is', 'works'),
      },
    ],
  ],
  { caption: text('העסק', 'The business') },
);

const person = fieldset(
  [
    [
      {
        blockType: 'shortAnswer',
        fieldType: 'text',
        alias: 'contactName',
        caption: text('איש או אשת הקשר', 'Contact person'),
        ...mandatory('נא למלא שם', 'Please fill in a name'),
        maximumLength: 50,
        autocompleteAttribute: 'name',
      },
    ],
    [
      {
        blockType: 'shortAnswer',
        fieldType: 'email',
        alias: 'email',
        caption: text('דוא״ל', 'E-mail'),
        ...mandatory('נא למלא דוא״ל', 'Please fill in an e-mail address'),
        patternInvalidErrorMessage: text('כתובת הדוא״ל אינה תקינה', 'This e-mail address is not valid'),
        autocompleteAttribute: 'email',
      },
    ],
  ],
  { caption: text('איך נחזור אליכם', 'How can we reach you?') },
);

const agreement = fieldset([
  [
    {
      blockType: 'dataConsent',
      alias: 'consent',
      caption: text('שמירת הפרטים', 'Keeping your details'),
      acceptCopy: text(
        'אפשר לשמור את הפרטים במאגר הספקים של הקבוצה לשנתיים.',
        'The group may keep my details in its supplier list for two years.',
      ),
      ...mandatory('בלי הסכמה אי אפשר לצרף אתכם למאגר', 'Without this we cannot add you to the list'),
    },
    { blockType: 'captcha', caption: text('בדיקה שאינך רובוט', 'Captcha') },
  ],
]);

/** The short demo form. It has one page and a formatted final message. */
export const supplierRegistration: SeedForm = {
  key: 'supplierRegistration',
  formId: 'c2d94f7e-15a8-4e06-b3f1-7a8b9c0d1e2f',
  title: text('הצטרפות למאגר הספקים', 'Join our supplier list'),
  pages: [formPage(text('פרטי הספק', 'Supplier'), [business, person, agreement])],
  presentation: {
    submitLabel: text('שליחת הבקשה', 'Send the request'),
    fieldIndicationType: 'MarkMandatoryFields',
    indicator: text('*', '*'),
    showValidationSummary: true,
    hideFieldValidation: false,
  },
  afterSubmitting: {
    afterSubmit: 'html',
    messageHtml: rich(
      'הבקשה הגיעה למחלקת הרכש. **תשובה תישלח בדוא״ל בתוך חודש.**',
      'Your application has reached our procurement department. **We will reply by email within a month.**',
    ),
  },
};
