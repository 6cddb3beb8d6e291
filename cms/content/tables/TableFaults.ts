import type { Locale } from '../../platform/locales/locales';
import type { RowFault } from './Table';

const REASONS = {
  empty: { he: 'הקובץ ריק', en: 'The file is empty' },
  noKey: { he: 'חסרה העמודה ״{name}״', en: 'The column “{name}” is missing' },
  twice: { he: 'העמודה ״{name}״ מופיעה פעמיים', en: 'The column “{name}” appears twice' },
  nothing: {
    he: 'אין בקובץ עמודות שאפשר לעדכן. העמודות האפשריות: {names}',
    en: 'The file has no column that can be updated. Possible columns: {names}',
  },
  unknown: { he: '״{name}״ אינו קיים', en: '“{name}” does not exist' },
  repeated: { he: '״{name}״ מופיע כבר בשורה {row}', en: '“{name}” is already in line {row}' },
  value: {
    he: '{name}: הערך ״{value}״ אינו מתאים. מותר: {allowed}',
    en: '{name}: “{value}” is not allowed. Allowed: {allowed}',
  },
  cells: { he: 'בשורה יותר תאים מבכותרת', en: 'The line has more cells than the heading' },
  needs: {
    he: '{name} עדיין לא קיים, וכדי להוסיף אותו נדרש ערך בעמודה ״{column}״',
    en: '{name} does not exist yet: to add it, the column “{column}” needs a value',
  },
  needsStill: {
    he: '{name}: העמודה ״{column}״ אינה יכולה להיות ריקה',
    en: '{name}: the column “{column}” cannot be empty',
  },
  noRelated: { he: '{column}: אין ״{value}״', en: '{column}: there is no “{value}”' },
  noRelatedWithin: {
    he: '{column}: אין ״{value}״ תחת ״{within}״',
    en: '{column}: there is no “{value}” in “{within}”',
  },
  ambiguous: { he: '{column}: יש כמה בשם ״{value}״', en: '{column}: there are several called “{value}”' },
  columns: { he: 'בקובץ יותר מ־{most} עמודות', en: 'The file has more than {most} columns' },
  lines: { he: 'בקובץ יותר מ־{most} שורות', en: 'The file has more than {most} lines' },
  long: { he: 'התא בעמודה ״{name}״ ארוך מדי', en: 'The cell of the column “{name}” is too long' },
  failed: {
    he: '{name}: בגיליון מופיעה כאן שגיאה ({value})',
    en: '{name}: the spreadsheet shows an error here ({value})',
  },
  formula: {
    he: '{name}: לנוסחה {value} אין בקובץ תוצאה. יש לפתוח את הקובץ ב־Excel, לשמור אותו ולנסות שוב.',
    en: '{name}: the formula {value} has no result in the file. Open the file in Excel, save it, and try again.',
  },
  drafted: {
    he: 'ל־{name} יש טיוטה שלא פורסמה. יש לפרסם או לבטל אותה קודם.',
    en: '{name} has an unpublished draft. Publish or discard it first.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type Reason = keyof typeof REASONS;

/** Maximum length of a value that is quoted in a message. */
const MAX_QUOTE_LENGTH = 100;
/** Maximum number of error messages per row. */
const MAX_PER_ROW = 3;

/** Truncates a value for display in a message. */
export const truncateValue = (text: string): string =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;

/** Wraps a number in Unicode isolates inside Hebrew text, so that a minus sign stays before the number. */
const isolated = (text: string, language: Locale): string =>
  language === 'he' && /\d/.test(text) && !/\p{L}/u.test(text) ? `\u2066${text}\u2069` : text;

/** Collects the errors of an import's rows, with messages in one language. */
export class TableFaults {
  readonly all: RowFault[] = [];
  #sameRow = 0;

  constructor(readonly language: Locale) {}

  /**
   * Adds an error of a row. Values quoted from the file are truncated.
   * @param row row number in the file, starting at 1
   */
  refuse(row: number, reason: Reason, words: Readonly<Record<string, string | number>> = {}): void {
    this.#sameRow = this.all.at(-1)?.row === row ? this.#sameRow + 1 : 1;
    if (this.#sameRow > MAX_PER_ROW) return;
    const sentence = REASONS[reason][this.language].replace(/\{(\w+)\}/g, (_all, word: string) =>
      isolated(truncateValue(String(words[word])), this.language),
    );
    this.all.push({ row, reason: sentence });
  }
}
