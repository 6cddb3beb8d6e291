import type { Locale } from '../locales/locales';
import type { DocumentFault, FaultReason } from './DocumentFault';

const WORDS: Readonly<
  Record<Locale, { reasons: Record<FaultReason, string>; languages: Record<string, string> }>
> = {
  he: {
    reasons: {
      address: 'הכתובת תפוסה או ארוכה מדי. יש לבחור כתובת אחרת.',
      content: 'באחד השדות יש ערך שהאתר אינו יכול להציג. יש לתקן את השדה ולפרסם שוב.',
      query: 'קריאת התוכן נכשלה, בדרך כלל בגלל תמונה או קישור. יש להחליף את מה שנוסף לאחרונה ולפרסם שוב.',
      template: 'האתר אינו יכול להציג את התוכן הזה. יש לבטל את השינוי האחרון, או לפנות למנהל המערכת.',
      picture: 'אי אפשר לעבד את הקובץ. יש להעלות אותו מחדש, אפשר בפורמט אחר.',
    },
    languages: { he: 'בעברית', en: 'באנגלית' },
  },
  en: {
    reasons: {
      address: 'The address is already used or too long. Choose another address.',
      content: 'A field has a value that the site cannot show. Correct the field and publish again.',
      query:
        'The content cannot be read, usually because of a picture or a link. Replace what was added last and publish again.',
      template: 'The site cannot show this content. Undo the last change, or tell an administrator.',
      picture: 'The file cannot be processed. Upload it again, possibly in another format.',
    },
    languages: { he: 'in Hebrew', en: 'in English' },
  },
};

/** Explains in words that editors understand why a document was not built, and what to do. */
export const faultReasonText = ({ reason }: Pick<DocumentFault, 'reason'>, language: Locale): string =>
  WORDS[language].reasons[reason];

/** Returns the name of the language in which a document was not built. Empty if it affects all languages. */
export const faultLocale = ({ locale }: Pick<DocumentFault, 'locale'>, language: Locale): string =>
  (locale && WORDS[language].languages[locale]) ?? '';
