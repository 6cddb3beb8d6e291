import type { Locale } from '../../platform/locales/locales';

const texts = {
  messageTitle: { he: 'קיבלנו את פנייתכם', en: 'We have received your message' },
  messageText: {
    he: 'תודה שפניתם אלינו. הפנייה הועברה לטיפול, ונחזור אליכם בהקדם.',
    en: 'Thank you for your message. We have passed it to our team and will get back to you soon.',
  },
  leadTitle: { he: 'קיבלנו את הפרטים שהשארתם', en: 'We have received your details' },
  leadText: {
    he: 'תודה על ההתעניינות. ניצור איתכם קשר בהקדם.',
    en: 'Thank you for your interest. We will be in touch with you soon.',
  },
  applicationTitle: { he: 'קיבלנו את המועמדות', en: 'We have received your application' },
  applicationText: {
    he: 'תודה. קיבלנו את המועמדות ואת קורות החיים, ונחזור אליכם תוך שבוע.',
    en: 'Thank you. We have received the application and the CV, and will get back to you within a week.',
  },
  formTitle: { he: 'קיבלנו את הטופס ששלחתם', en: 'We have received your form' },
  formText: {
    he: 'תודה. הטופס התקבל והועבר לטיפול.',
    en: 'Thank you. We have received the form and passed it to our team.',
  },
  keepReference: {
    he: 'כדאי לשמור את מספר הפנייה ולציין אותו אם תיצרו איתנו קשר שוב.',
    en: 'Please keep the reference number and quote it if you contact us again.',
  },
  reference: { he: 'מספר פנייה', en: 'Reference' },
  subject: { he: 'נושא', en: 'Subject' },
  job: { he: 'משרה', en: 'Position' },
  form: { he: 'טופס', en: 'Form' },
  notYou: {
    he: 'זוהי הודעה אוטומטית. אם לא פניתם אלינו, כנראה מישהו הקליד את הכתובת שלכם בטעות. אפשר להתעלם מההודעה, או להודיע לנו ונמחק את הפרטים.',
    en: 'This is an automatic message. If you did not contact us, someone probably typed your address by mistake. You can ignore this e-mail, or tell us and we will delete the details.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type ConfirmationText = keyof typeof texts;

/** Returns a text of the confirmation mail in the given language. */
export const confirmationText = (key: ConfirmationText, language: Locale): string => texts[key][language];
