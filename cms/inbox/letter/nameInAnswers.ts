interface Answer {
  alias?: unknown;
  caption?: unknown;
  value?: unknown;
}

/** How forms call the field of the sender's own name; names of others (a friend, a company) are none. */
const WHOLE = /^(full|sender|contact|your|applicant)?_?-?name$|^שם( מלא| השולח| הפונה| איש הקשר)?$/i;
const FIRST = /^(first|given|private)_?-?name$|^שם פרטי$/i;
const LAST = /^(last|family|sur)_?-?name$|^שם משפחה$/i;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The first answer whose alias or caption says so. */
function answerTo(answers: readonly Answer[], asked: RegExp): string {
  const plain = (text: unknown) => textOf(text).replace(/[\s:*?]+$/, '');
  const isAsked = ({ alias, caption }: Answer) =>
    asked.test(plain(alias)) || asked.test(plain(caption).replaceAll(' ', '')) || asked.test(plain(caption));
  return textOf(answers.find((answer) => isAsked(answer) && textOf(answer.value))?.value);
}

/**
 * The sender's name among the answers of a form that editors made: by the alias of the field, or by what it is called on the page.
 * @param answers as the entry holds them; anything else has no name
 * @returns empty where nobody asked for it
 */
export function nameInAnswers(answers: unknown): string {
  const all = Array.isArray(answers) ? (answers as Answer[]) : [];
  const parts = [answerTo(all, FIRST), answerTo(all, LAST)].filter(Boolean).join(' ');
  return answerTo(all, WHOLE) || parts;
}
