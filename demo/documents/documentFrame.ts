/** Texts of every printed document. */

export const GROUP_NAME = { he: 'קבוצת אבן־דרך', en: 'Even Derech Group' } as const;

export const DOCUMENT_NOTE = {
  he: 'מסמך לדוגמה. הקבוצה, הפרויקטים והנתונים בדויים.',
  en: 'A sample document. The group, its projects and all figures are invented.',
} as const;

/** The group's mark. */
export const SIGN =
  '<svg viewBox="0 0 32 40" fill="#e5cfa6"><path fill-rule="evenodd" d="M0 40V16a16 16 0 0 1 32 0v24zM6 40h13c0-5-7.5-7-7.5-13 0-5.5 7-6.5 7-11 0-2.3-1.6-3.8-3.5-5l-.6.5c1.1 1 1.9 2.2 1.9 3.7C16.3 19.5 6 20 6 28.5 6 33.5 8 36 6 40z"/></svg>';
