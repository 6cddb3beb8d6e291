/** Keys of the English layout, and the letters on them in the Hebrew layout (SI 1452). */
const LATIN = 'ertyuiopasdfghjkl;zxcvbnm,.';
const HEBREW = 'קראטוןםפשדגכעיחלךףזסבהנמצתץ';

const toHebrew = new Map([...LATIN].map((key, index) => [key, HEBREW[index] ?? key]));
const toLatin = new Map([...HEBREW].map((key, index) => [key, LATIN[index] ?? key]));

/**
 * Returns the text that the same keys produce in the other keyboard layout: `דירה` for `shrv`.
 * @returns null for a text with letters of both languages, or of none
 */
export function swapKeyboardLayout(text: string): string | null {
  const hebrew = /[\u05D0-\u05EA]/.test(text);
  const latin = /[a-z]/i.test(text);
  if (hebrew === latin) return null;
  const keys = hebrew ? toLatin : toHebrew;
  return [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join('');
}
