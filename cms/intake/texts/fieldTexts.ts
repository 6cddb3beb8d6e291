import type { Locale } from '../../platform/locales/locales';

/** Error messages of form fields. The schemas use the keys as their messages. */
const texts = {
  required: { he: 'זהו שדה חובה.', en: 'This field is required.' },
  wrongType: { he: 'סוג הערך אינו נכון.', en: 'The value is of the wrong type.' },
  invalid: { he: 'הערך אינו תקין.', en: 'The value is not valid.' },
  tooLong: { he: 'הערך ארוך מדי.', en: 'The value is too long.' },
  fullName: { he: 'השם צריך להכיל 5 עד 50 אותיות.', en: 'The name must have 5 to 50 letters.' },
  namePart: { he: 'השם יכול להכיל אותיות בלבד.', en: 'The name can have letters only.' },
  phone: { he: 'מספר הטלפון צריך להכיל 10 ספרות.', en: 'The phone number must have 10 digits.' },
  phoneExtension: {
    he: 'יש להזין את מספר הטלפון בלי השלוחה. אם יש בטופס שדה להודעה, אפשר לכתוב בו את השלוחה.',
    en: 'Enter the phone number without the extension. If the form has a field for a message, write the extension there.',
  },
  phoneLandline: {
    he: 'יש להזין מספר נייד. מספר הטלפון צריך להכיל 10 ספרות, למשל 050-1234567.',
    en: 'Enter a mobile number. The phone number must have 10 digits, such as 050-1234567.',
  },
  phoneLandlineExtension: {
    he: 'יש להזין מספר נייד בלי שלוחה, למשל 050-1234567.',
    en: 'Enter a mobile number without an extension, such as 050-1234567.',
  },
  email: { he: 'כתובת הדוא״ל אינה תקינה.', en: 'The e-mail address is not valid.' },
  messageLength: { he: 'ההודעה יכולה להכיל עד 500 תווים.', en: 'The message can have up to 500 characters.' },
  unknownSubject: { he: 'הנושא אינו קיים בחברה זו.', en: 'This company has no such subject.' },
  unknownCompany: { he: 'החברה אינה קיימת.', en: 'There is no such company.' },
  unknownJob: { he: 'המשרה אינה פתוחה עוד.', en: 'This job is no longer open.' },
  unknownAsset: {
    he: 'אי אפשר לשריין את הדירה הזאת באתר.',
    en: 'This apartment cannot be reserved on the site.',
  },
  assetTaken: { he: 'הדירה כבר משוריינת.', en: 'This apartment is already reserved.' },
  assetHeld: {
    he: 'מישהו אחר משריין כרגע את הדירה. אם השריון לא יושלם, היא תתפנה בתוך דקות.',
    en: 'Someone else is reserving this apartment. If they do not complete the reservation, it becomes available again within minutes.',
  },
  emailCodeNeeded: {
    he: 'שלחנו קוד לכתובת הדוא״ל שמסרתם. כדי להמשיך, יש להקליד אותו כאן.',
    en: 'We sent a code to your e-mail address. To continue, enter it here.',
  },
  emailCodeWrong: {
    he: 'הקוד אינו נכון או שפג תוקפו. כדי לקבל קוד חדש, יש להשאיר את השדה ריק ולהמשיך.',
    en: 'The code is wrong or has expired. To get a new one, leave the field empty and continue.',
  },
  emailCodeTooMany: {
    he: 'נשלחו לכתובת הזאת הודעות רבות בשעה האחרונה. אפשר להקליד קוד שכבר הגיע, או לנסות שוב מאוחר יותר.',
    en: 'Many e-mails were sent to this address in the last hour. Enter a code that you already received, or try again later.',
  },
  tooManyHolds: {
    he: 'אפשר לשריין דירה אחת בכל פעם. יש להשלים או לבטל את השריון שכבר התחיל, או לנסות שוב בעוד כמה דקות.',
    en: 'You can reserve one apartment at a time. Complete or cancel the reservation you have started, or try again in a few minutes.',
  },
  tooManyNearby: {
    he: 'דירות רבות נמצאות כעת בתהליך שריון, וחלקן בכתובות דוא״ל של אותו ארגון או מהרשת הזאת. אפשר להמשיך עם כתובת דוא״ל פרטית, או לנסות שוב בעוד כמה דקות.',
    en: 'Many homes are being reserved right now, several of them with e-mail addresses of the same organisation or from this network. Use a private e-mail address, or try again in a few minutes.',
  },
  reservationTerms: {
    he: 'יש לאשר את תנאי השריון כדי להמשיך לתשלום',
    en: 'Please accept the terms of reservation to go on to the payment',
  },
  idNumber: { he: 'מספר הזהות אינו תקין.', en: 'The identity number is not valid.' },
  lotteryNotOpen: {
    he: 'ההרשמה להגרלה אינה פתוחה.',
    en: 'Registration for the lottery is not open.',
  },
  lotteryTerms: {
    he: 'יש לאשר את התנאים כדי להירשם להגרלה',
    en: 'Please confirm the terms in order to register for the lottery',
  },
  lotteryNumber: {
    he: 'מספר הרשמה נראה כך: H-7K3M-9QWT',
    en: 'A registration number looks like this: H-7K3M-9QWT',
  },
  unknownMeeting: { he: 'אי אפשר לקבוע כאן פגישות.', en: 'No meetings can be booked here.' },
  slotTaken: {
    he: 'המועד הזה כבר לא פנוי. אפשר לבחור מועד אחר.',
    en: 'This time is no longer available. Please choose another one.',
  },
  overlappingMeeting: {
    he: 'כבר קבעתם פגישה במועד הזה. אפשר לבחור מועד אחר, או לשנות את הפגישה ההיא בקישור שבדוא״ל.',
    en: 'You already have a meeting at that time. Please choose another one, or change that meeting with the link in its e-mail.',
  },
  cvMissing: { he: 'נא לצרף קובץ קורות חיים', en: 'Please attach a CV file' },
  cvFile: {
    he: 'הקובץ חורג מ 1.5 מגה או אינו בפורמט: rtf, txt, doc, docx, pdf.',
    en: 'The file is larger than 1.5 MB or not in one of the formats: rtf, txt, doc, docx, pdf.',
  },
  cvPicture: {
    he: 'זו תמונה. יש לשמור אותה כקובץ PDF (בטלפון: שיתוף, הדפסה, שמירה כ־PDF) ולצרף אותו.',
    en: 'This is a picture. Save it as a PDF (on a phone: Share, Print, Save as PDF) and attach that file.',
  },
  fileEmpty: { he: 'הקובץ ריק. יש לבחור אותו שוב.', en: 'The file is empty. Please choose it again.' },
  fileContent: {
    he: 'תוכן הקובץ אינו מהסוג ששמו מציין. יש לשמור אותו מחדש בתוכנה שבה נכתב ולצרף שוב.',
    en: 'The content of the file does not match the type in its name. Save it again in the program that created it, and attach it again.',
  },
  filePicture: {
    he: 'התמונה אינה מהסוג ששמה מציין. יש לשמור אותה כ־JPG ולצרף שוב (באייפון: לצלם את המסך שבו היא מוצגת).',
    en: 'The picture is of another type than its name says. Save it as a JPG, and attach it again (on an iPhone: take a screenshot of it).',
  },
  fileDamaged: {
    he: 'הקובץ פגום ואי אפשר לפתוח אותו. יש לשמור אותו מחדש ולצרף שוב.',
    en: 'The file is damaged and cannot be opened. Save it again, and attach it again.',
  },
  filePassword: {
    he: 'הקובץ נפתח רק עם סיסמה. יש לשמור אותו בלי סיסמה ולצרף שוב.',
    en: 'The file opens only with a password. Save it without a password, and attach it again.',
  },
  fileMacros: {
    he: 'יש בקובץ פקודות מאקרו. יש לשמור אותו כקובץ PDF או בלי מאקרו ולצרף שוב.',
    en: 'The file contains macros. Save it as a PDF or without macros, and attach it again.',
  },
  fileProgram: {
    he: 'יש בקובץ תוכנה מוטמעת. יש להסיר אותה ולצרף שוב.',
    en: 'The file contains a program. Remove it, and attach the file again.',
  },
  fileTwoFiles: {
    he: 'בקובץ ה־PDF מוסתר קובץ נוסף. יש לשמור את המסמך מחדש כ־PDF ולצרף שוב.',
    en: 'The PDF hides a second file. Save the document as a PDF again, and attach it again.',
  },
  fileText: {
    he: 'הקובץ אינו קובץ טקסט. יש לצרף אותו בשמו ובסוגו המקוריים.',
    en: 'The file is not a text file. Attach it with its original name and type.',
  },
  jobTerms: {
    he: 'עליך לאשר את התנאים כדי להגיש מועמדות',
    en: 'You must accept the terms in order to apply',
  },
  contactUsType: { he: 'סוג הפנייה חייב להיות General.', en: 'The message type must be General.' },
} as const satisfies Record<string, Record<Locale, string>>;

export type FieldTextKey = keyof typeof texts;

/** Returns the message for a field error. A text that is not a known key is returned unchanged. */
export function fieldText(key: string, language: Locale): string {
  return key in texts ? texts[key as FieldTextKey][language] : key;
}
