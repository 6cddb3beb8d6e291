/**
 * Matches a property or variable name that a JavaScript engine quotes in an error message, such as `reading 'homes'`.
 * It cannot be visitor input, so it is kept.
 */
const QUOTED_CODE = /\b(reading|setting|access|property|variable:?) (['"`])([A-Za-z_$][\w$]{0,40})\2/g;

/**
 * Removes everything from an error message that a visitor may have typed: quoted texts, e-mail addresses, the query and
 * hash of URLs, non-ASCII letters and long numbers.
 * @returns at most 300 characters
 */
export function redactTexts(message: string): string {
  const code: string[] = [];
  const marked = message.replace(QUOTED_CODE, (_match, word: string, _quote, name: string) => {
    code.push(`${word} '${name}'`);
    return `\0${code.length - 1}\0`;
  });
  return marked
    .replace(/https?:\/\/[^\s?#'"]+[^\s'"]*/g, (url) => url.replace(/[?#].*/, ''))
    .replace(/(['"`“”‘’«»])[\s\S]*?(?:['"`“”‘’«»]|$)/g, '…')
    .replace(/(?<!\S)\S+@\S+/g, '…')
    .replace(/\d{4,}/g, '#')
    .replace(/[^\0\x20-\x7e…]+/g, '…')
    .replace(/\0(\d+)\0/g, (_mark, index: string) => code[Number(index)] ?? '')
    .slice(0, 300);
}
