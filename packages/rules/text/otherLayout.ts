/** Keys of the English layout, and what they write in the Hebrew one (SI 1452). */
const LATIN = 'ertyuiopasdfghjkl;zxcvbnm,.';
const HEBREW = 'קראטוןםפשדגכעיחלךףזסבהנמצתץ';

const toHebrew = new Map([...LATIN].map((key, index) => [key, HEBREW[index] ?? key]));
const toLatin = new Map([...HEBREW].map((key, index) => [key, LATIN[index] ?? key]));

/**
 * What was typed, had the keyboard been in the other language: `shrv` for `דירה`.
 * @param text as it was typed
 * @returns null when it has letters of both languages or of none
 */
export function otherLayout(text: string): string | null {
  const hebrew = /[\u05D0-\u05EA]/.test(text);
  const latin = /[a-z]/i.test(text);
  if (hebrew === latin) return null;
  const keys = hebrew ? toLatin : toHebrew;
  return [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join('');
}
