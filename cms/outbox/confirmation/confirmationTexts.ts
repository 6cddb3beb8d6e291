import type { Locale } from '../../platform/locales/locales';

const texts = {
  messageTitle: { he: 'קיבלנו את פנייתכם', en: 'We have received your message' },
  messageText: {
    he: 'תודה שפניתם אלינו. הפנייה הועברה לטיפול, ונחזור אליכם בהקדם.',
    en: 'Thank you for writing to us. Your message is being taken care of, and we will get back to you soon.',
  },
  leadTitle: { he: 'קיבלנו את הפרטים שהשארתם', en: 'We have received your details' },
  leadText: {
    he: 'תודה על ההתעניינות. ניצור איתכם קשר בהקדם.',
    en: 'Thank you for your interest. We will be in touch with you soon.',
  },
  applicationTitle: { he: 'קיבלנו את המועמדות', en: 'We have received the application' },
  applicationText: {
    he: 'תודה. המועמדות וקורות החיים הגיעו אלינו, ונחזור אליכם תוך שבוע.',
    en: 'Thank you. The application and the CV have reached us, and we will get back to you within a week.',
  },
  formTitle: { he: 'קיבלנו את הטופס ששלחתם', en: 'We have received your form' },
  formText: {
    he: 'תודה. הטופס הגיע אלינו והועבר לטיפול.',
    en: 'Thank you. The form has reached us and is being taken care of.',
  },
  keepReference: {
    he: 'כדאי לשמור את מספר הפנייה: לפיו נאתר את הפנייה אם תיצרו איתנו קשר שוב.',
    en: 'Please keep the reference number: we find what you sent by it when you contact us again.',
  },
  reference: { he: 'מספר פנייה', en: 'Reference' },
  subject: { he: 'נושא', en: 'Subject' },
  job: { he: 'משרה', en: 'Position' },
  form: { he: 'טופס', en: 'Form' },
  notYou: {
    he: 'זוהי הודעה אוטומטית. לא שלחתם לנו דבר? כנראה מישהו הקליד את הכתובת שלכם בטעות. אפשר להתעלם מההודעה, או להודיע לנו ונמחק את הפרטים.',
    en: 'This is an automatic message. If you sent us nothing, somebody probably typed your address by mistake: you can ignore this mail, or let us know and we will delete the details.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type ConfirmationText = keyof typeof texts;

/** Returns a text of the confirmation mail. */
export const confirmationText = (key: ConfirmationText, language: Locale): string => texts[key][language];
