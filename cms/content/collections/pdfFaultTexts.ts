import type { PdfFault } from '../../platform/documents/pdfFault';
import type { Locale } from '../../platform/locales/locales';

const TAGS = {
  he: 'אין ב־PDF תגיות: קורא מסך לא יבחין בו בין כותרות, רשימות וטבלאות.',
  en: 'The PDF has no tags: a screen reader cannot tell its headings, lists and tables.',
};
const LANGUAGE = {
  he: 'ה־PDF אינו אומר באיזו שפה הוא כתוב: קורא מסך עלול להקריא אותו בקול הלא נכון.',
  en: 'The PDF does not name its language: a screen reader may read it with the wrong voice.',
};
const REMEDY = {
  he: 'תקן 5568 חל גם על מסמכים. שמרו אותו שוב מהתוכנה שבה נכתב, עם תגיות ועם שפה (Word: ״תגיות מבנה המסמך לנגישות״; LibreOffice: ״PDF/UA״), והחליפו את הקובץ.',
  en: 'Israeli Standard 5568 covers documents too. Save it again from the program that made it, with tags and a language (Word: "Document structure tags for accessibility"; LibreOffice: "PDF/UA"), and replace the file.',
};

/** Names of the faults, for lists. */
export const PDF_FAULT_LABELS: Readonly<Record<PdfFault, Readonly<Record<Locale, string>>>> = {
  untagged: { he: 'אין תגיות', en: 'No tags' },
  noLanguage: { he: 'לא צוינה שפה', en: 'No language' },
  untaggedNoLanguage: { he: 'אין תגיות ולא צוינה שפה', en: 'Neither tags nor language' },
  unread: { he: 'לא ניתן לבדוק', en: 'Cannot be checked' },
};

const SENTENCES: Readonly<Record<PdfFault, readonly Readonly<Record<Locale, string>>[]>> = {
  untagged: [TAGS, REMEDY],
  noLanguage: [LANGUAGE, REMEDY],
  untaggedNoLanguage: [TAGS, LANGUAGE, REMEDY],
  unread: [
    {
      he: 'לא ניתן לבדוק אם ה־PDF נגיש: ייתכן שהוא מוגן בסיסמה או פגום. בדקו בתוכנה שבה נכתב שיש בו תגיות ושפה.',
      en: 'Whether the PDF is accessible cannot be checked: it may have a password or be damaged. Check in the program that made it that it has tags and a language.',
    },
  ],
};

/** Explains a fault and how to fix it. */
export const pdfFaultText = (fault: PdfFault, language: Locale): string =>
  SENTENCES[fault].map((sentence) => sentence[language]).join(' ');
