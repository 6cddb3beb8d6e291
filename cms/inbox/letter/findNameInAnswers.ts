interface Answer {
  alias?: unknown;
  caption?: unknown;
  value?: unknown;
}

/**
 * Patterns for captions and aliases that ask for the sender's own name. They do not match names of others, such as a
 * friend or a company.
 */
const WHOLE = /^(full|sender|contact|your|applicant)?_?-?name$|^שם( מלא| השולח| הפונה| איש הקשר)?$/i;
const FIRST = /^(first|given|private)_?-?name$|^שם פרטי$/i;
const LAST = /^(last|family|sur)_?-?name$|^שם משפחה$/i;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns the first answer whose alias or caption matches the pattern. */
function answerTo(answers: readonly Answer[], asked: RegExp): string {
  const plain = (text: unknown) => textOf(text).replace(/(?<![\s:*?])[\s:*?]+$/, '');
  const isAsked = ({ alias, caption }: Answer) =>
    asked.test(plain(alias)) || asked.test(plain(caption).replaceAll(' ', '')) || asked.test(plain(caption));
  return textOf(answers.find((answer) => isAsked(answer) && textOf(answer.value))?.value);
}

/**
 * Finds the sender's name among the answers of a custom form, by alias or caption.
 * @param answers answers of an entry; any other value yields an empty string
 * @returns an empty string if the form did not ask for the name
 */
export function findNameInAnswers(answers: unknown): string {
  const all = Array.isArray(answers) ? (answers as Answer[]) : [];
  const parts = [answerTo(all, FIRST), answerTo(all, LAST)].filter(Boolean).join(' ');
  return answerTo(all, WHOLE) || parts;
}
