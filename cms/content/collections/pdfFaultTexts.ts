import type { PdfFault } from '../../platform/documents/pdfFault';
import type { Locale } from '../../platform/locales/locales';

const TAGS = {
  he: 'אין ב־PDF תגיות, ולכן קורא מסך לא יזהה בו כותרות, רשימות וטבלאות.',
  en: 'The PDF has no tags, so a screen reader cannot recognize its headings, lists and tables.',
};
const LANGUAGE = {
  he: 'ב־PDF לא מצוינת שפה, ולכן קורא מסך עלול להקריא אותו בשפה הלא נכונה.',
  en: 'The PDF does not state its language, so a screen reader may read it in the wrong one.',
};
const REMEDY = {
  he: 'תקן ישראלי 5568 חל גם על מסמכים. יש לשמור אותו שוב מהתוכנה שבה נכתב, עם תגיות ועם שפה (Word: ״תגיות מבנה המסמך לנגישות״; LibreOffice: ״PDF/UA״), ולהחליף את הקובץ.',
  en: 'Israeli Standard 5568 covers documents too. Save it again from the program that created it, with tags and a language (Word: "Document structure tags for accessibility"; LibreOffice: "PDF/UA"), and replace the file.',
};

/** Short names of the accessibility faults of PDFs, used in lists. */
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
      he: 'לא ניתן לבדוק אם ה־PDF נגיש: ייתכן שהוא מוגן בסיסמה או פגום. יש לבדוק בתוכנה שבה נכתב שיש בו תגיות ושפה.',
      en: 'The accessibility of the PDF cannot be checked: the file may be damaged or have a password. Check in the program that created it that it has tags and a language.',
    },
  ],
};

/** Returns sentences that explain an accessibility fault of a PDF and how to fix it. */
export const pdfFaultText = (fault: PdfFault, language: Locale): string =>
  SENTENCES[fault].map((sentence) => sentence[language]).join(' ');
