/**
 * Keys of the English keyboard layout. `HEBREW` contains the letters on the same keys in the Hebrew layout (SI 1452).
 */
const LATIN = 'ertyuiopasdfghjkl;zxcvbnm,.';
const HEBREW = 'קראטוןםפשדגכעיחלךףזסבהנמצתץ';

const toHebrew = new Map([...LATIN].map((key, index) => [key, HEBREW[index] ?? key]));
const toLatin = new Map([...HEBREW].map((key, index) => [key, LATIN[index] ?? key]));

/**
 * Returns the text that the same keys produce in the other keyboard layout. For example, `shrv` becomes `דירה`.
 * @returns null if the text contains letters of both languages, or of neither
 */
export function swapKeyboardLayout(text: string): string | null {
  const hebrew = /[\u05D0-\u05EA]/.test(text);
  const latin = /[a-z]/i.test(text);
  if (hebrew === latin) return null;
  const keys = hebrew ? toLatin : toHebrew;
  return [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join('');
}
