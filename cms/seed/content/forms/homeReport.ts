import { rich, text } from '../../lib/bilingual';
import { answer, fieldset, formPage, mandatory, when } from '../../lib/formParts';
import type { SeedForm } from '../../lib/SeedForm';

const you = formPage(text('מי אתם', 'About you'), [
  fieldset(
    [
      [
        {
          blockType: 'shortAnswer',
          fieldType: 'text',
          alias: 'fullName',
          caption: text('שם מלא', 'Full name'),
          ...mandatory('נא למלא שם מלא', 'Please fill in your full name'),
          maximumLength: 50,
          autocompleteAttribute: 'name',
        },
        {
          blockType: 'shortAnswer',
          fieldType: 'tel',
          alias: 'phone',
          caption: text('טלפון נייד', 'Mobile phone'),
          ...mandatory('נא למלא טלפון נייד', 'Please fill in your mobile phone'),
          pattern: '^05\\d-?\\d{7}$',
          patternInvalidErrorMessage: text(
            'טלפון נייד בן עשר ספרות, למשל 050-1234567',
            'Enter a ten-digit mobile number, for example 050-1234567',
          ),
          autocompleteAttribute: 'tel',
        },
      ],
      [
        {
          blockType: 'shortAnswer',
          fieldType: 'text',
          alias: 'idNumber',
          caption: text('מספר זהות', 'Identity number'),
          helpText: text('תשע ספרות, עם ספרת הביקורת', 'Nine digits, including the check digit'),
          patternInvalidErrorMessage: text('מספר הזהות אינו תקין', 'This identity number is not valid'),
        },
        {
          blockType: 'shortAnswer',
          fieldType: 'email',
          alias: 'email',
          caption: text('דוא״ל', 'E-mail'),
          patternInvalidErrorMessage: text('כתובת הדוא״ל אינה תקינה', 'This e-mail address is not valid'),
          autocompleteAttribute: 'email',
        },
      ],
    ],
    { caption: text('איך נחזור אליכם', 'How can we reach you?') },
  ),
  fieldset([
    [
      {
        blockType: 'singleChoice',
        alias: 'role',
        caption: text('בשם מי הדיווח?', 'Who are you reporting for?'),
        ...mandatory('נא לבחור בשם מי הדיווח', 'Please choose who you are reporting for'),
        preValues: [
          answer('owner', 'בעלי הדירה', 'The owners'),
          answer('tenant', 'שוכרי הדירה', 'The tenants'),
          answer('committee', 'ועד הבית', 'The house committee'),
        ],
      },
      {
        blockType: 'shortAnswer',
        fieldType: 'text',
        alias: 'building',
        caption: text('כתובת הבניין', 'Building address'),
        ...mandatory('נא למלא את כתובת הבניין', 'Please fill in the building address'),
        autocompleteAttribute: 'street-address',
        condition: when('role', 'Is', 'committee'),
      },
    ],
  ]),
]);

const fault = formPage(text('הליקוי', 'The fault'), [
  fieldset([
    [
      {
        blockType: 'titleAndDescription',
        caption: text('מה מצאתם?', 'What did you find?'),
        captionTag: 'h3',
        bodyText: rich(
          'כל פרט עוזר לנו לשלוח את האדם הנכון, **עם הכלים הנכונים**, כבר בביקור הראשון.',
          'Every detail helps us send the right person, **with the right tools**, the first time.',
        ),
      },
      {
        blockType: 'dropdown',
        alias: 'project',
        caption: text('הפרויקט', 'The project'),
        selectPrompt: text('בחירת פרויקט', 'Choose a project'),
        ...mandatory('נא לבחור פרויקט', 'Please choose a project'),
        preValues: [
          answer('moon', 'מגדל הירח, ראשון לציון', 'Moon Tower, Rishon LeZion'),
          answer('boulevard', 'השדרה 12, תל אביב־יפו', 'Boulevard 12, Tel Aviv-Yafo'),
          answer('station', 'רחוב התחנה, באר שבע', 'Station Street, Be’er Sheva'),
        ],
      },
    ],
  ]),
  fieldset([
    [
      {
        blockType: 'shortAnswer',
        fieldType: 'number',
        alias: 'apartment',
        caption: text('מספר הדירה', 'Apartment number'),
        condition: { ...when('role', 'Is', 'committee'), actionType: 'Hide' },
      },
    ],
    [{ blockType: 'date', alias: 'since', caption: text('ממתי?', 'When did it start?') }],
  ]),
  fieldset([
    [
      {
        blockType: 'multipleChoice',
        alias: 'places',
        caption: text('איפה?', 'Where?'),
        ...mandatory('נא לבחור לפחות מקום אחד', 'Please choose at least one place'),
        preValues: [
          answer('kitchen', 'מטבח', 'Kitchen'),
          answer('bathroom', 'חדר רחצה', 'Bathroom'),
          answer('living', 'סלון', 'Living room'),
          answer('balcony', 'מרפסת', 'Balcony'),
          answer('common', 'שטח משותף', 'Common area'),
        ],
      },
      {
        blockType: 'longAnswer',
        alias: 'description',
        caption: text('תיאור', 'Description'),
        ...mandatory('נא לתאר את הליקוי', 'Please describe the fault'),
        maximumLength: 600,
        placeholder: text(
          'מה רואים, מה שומעים, מתי זה קורה',
          'What do you see or hear, and when does it happen?',
        ),
      },
      {
        blockType: 'checkbox',
        alias: 'urgent',
        caption: text('הנזק נמשך גם עכשיו', 'The damage is still happening'),
      },
      {
        blockType: 'longAnswer',
        alias: 'urgentDetails',
        caption: text('מה כבר עשיתם?', 'What have you done so far?'),
        helpText: text('למשל: סגרנו את ברז המים הראשי', 'For example: we turned off the water at the mains'),
        condition: when('urgent', 'Is', 'on'),
      },
      {
        blockType: 'checkbox',
        alias: 'hasPictures',
        caption: text('יש לי תמונות או מסמכים', 'I have pictures or documents'),
      },
    ],
  ]),
]);

const pictures = formPage(
  text('תמונות ומסמכים', 'Pictures and documents'),
  [
    fieldset([
      [
        {
          blockType: 'fileUpload',
          alias: 'pictures',
          caption: text('קבצים', 'Files'),
          helpText: text(
            'תמונה של הליקוי מקרוב, ותמונה אחת מרחוק',
            'One close-up of the fault, and one from a distance',
          ),
          ...mandatory('נא לצרף לפחות קובץ אחד', 'Please attach at least one file'),
          allowMultipleFileUploads: true,
          allowedUploadExtensions: [
            { extension: 'jpg' },
            { extension: 'jpeg' },
            { extension: 'png' },
            { extension: 'pdf' },
          ],
          patternInvalidErrorMessage: text(
            'אפשר לצרף תמונות (jpg, png) וקובצי PDF, עד 3.5 מגה לקובץ',
            'You can attach pictures (JPG, PNG) and PDF files, up to 3.5 MB each',
          ),
          selectedFilesListHeading: text('הקבצים שבחרתם', 'Your files'),
        },
      ],
    ]),
  ],
  when('hasPictures', 'Is', 'on'),
);

const end = formPage(text('לפני ששולחים', 'Before you send'), [
  fieldset([
    [
      {
        blockType: 'richText',
        html: rich(
          'צוות השירות קורא כל דיווח בתוך **יום עסקים אחד**. כשיש סכנה לאנשים, התקשרו קודם כול לשירותי החירום ואחר כך למוקד: [03-555-0100](tel:+97235550100), בימים א׳–ה׳ בין 8:00 ל־18:00.',
          'Our service team reads every report within **one business day**. If anyone is in danger, call the emergency services first, then our service centre: [03-555-0100](tel:+97235550100), Sunday to Thursday, 8:00–18:00.',
        ),
      },
      {
        blockType: 'dataConsent',
        alias: 'consent',
        caption: text('פרטיות', 'Privacy'),
        acceptCopy: text(
          'הפרטים שמסרתי יישמרו וישמשו לטיפול בדיווח הזה בלבד.',
          'My details may be kept and used only to handle this report.',
        ),
        ...mandatory('בלי אישור לא נוכל לטפל בדיווח', 'Without your consent we cannot handle this report'),
      },
      {
        blockType: 'hidden',
        alias: 'source',
        caption: text('מקור', 'Source'),
        hiddenValue: 'דיווח דיירים באתר',
      },
      { blockType: 'captcha', caption: text('בדיקה שאינך רובוט', 'Captcha') },
    ],
  ]),
]);

/** The long demo form. It has four pages, conditions on fields and on a page, file uploads and a consent. */
export const homeReport: SeedForm = {
  key: 'homeReport',
  formId: '6f9e2c1a-48d3-4b7e-9a55-0c1d2e3f4a5b',
  title: text('דיווח על ליקוי בדירה', 'Report a fault in your home'),
  pages: [you, fault, pictures, end],
  presentation: {
    submitLabel: text('שליחת הדיווח', 'Send the report'),
    nextLabel: text('המשך', 'Next'),
    previousLabel: text('חזרה', 'Back'),
    fieldIndicationType: 'MarkMandatoryFields',
    indicator: text('*', '*'),
    showValidationSummary: true,
    hideFieldValidation: false,
  },
  afterSubmitting: {
    afterSubmit: 'text',
    messageOnSubmit: text(
      'הדיווח הגיע לצוות השירות. נתקשר בתוך יום עסקים אחד כדי לקבוע ביקור.',
      'Your report has reached our service team. We will call within one business day to arrange a visit.',
    ),
  },
};
