interface Answer {
  alias?: unknown;
  caption?: unknown;
  value?: unknown;
}

/** Names of fields for the sender's name. Names of others (a friend, a company) do not match. */
const WHOLE = /^(full|sender|contact|your|applicant)?_?-?name$|^שם( מלא| השולח| הפונה| איש הקשר)?$/i;
const FIRST = /^(first|given|private)_?-?name$|^שם פרטי$/i;
const LAST = /^(last|family|sur)_?-?name$|^שם משפחה$/i;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** First answer whose alias or caption matches. */
function answerTo(answers: readonly Answer[], asked: RegExp): string {
  const plain = (text: unknown) => textOf(text).replace(/(?<![\s:*?])[\s:*?]+$/, '');
  const isAsked = ({ alias, caption }: Answer) =>
    asked.test(plain(alias)) || asked.test(plain(caption).replaceAll(' ', '')) || asked.test(plain(caption));
  return textOf(answers.find((answer) => isAsked(answer) && textOf(answer.value))?.value);
}

/**
 * Finds the sender's name among the answers of a custom form, by alias or caption.
 * @param answers answers of an entry; other values have no name
 * @returns empty when the form did not ask for it
 */
export function findNameInAnswers(answers: unknown): string {
  const all = Array.isArray(answers) ? (answers as Answer[]) : [];
  const parts = [answerTo(all, FIRST), answerTo(all, LAST)].filter(Boolean).join(' ');
  return answerTo(all, WHOLE) || parts;
}
