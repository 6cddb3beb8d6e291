import type { AddressFields } from './addressFields';
import { plainEmail } from './plainEmail';

type Data = Readonly<Record<string, unknown>>;

/** What a document says of a person. */
interface Part {
  data: Data;
  /** Values that take the person out of a document of somebody else; null where the document is the person's own. */
  blanked: Data | null;
}

interface Answer {
  value?: string | null;
}

const isAddress = (value: unknown, email: string): boolean =>
  typeof value === 'string' && plainEmail(value) === email;

const answersOf = (doc: Data, name: string): readonly Answer[] =>
  Array.isArray(doc[name]) ? (doc[name] as Answer[]) : [];

/**
 * What a document says of whoever has an address: all of it where they sent it; where somebody else did, the fields about them alone. An
 * answer of a form is the sender's own address where the form did not ask for that.
 * @param email the address, as `plainEmail` makes it
 * @param doc the document
 * @param fields where persons stand in its kind
 * @returns null where it says nothing of them
 */
export function partAbout(email: string, doc: Data, fields: AddressFields): Part | null {
  const { sender, named, namedData, answers } = fields;
  if (sender.some((name) => isAddress(doc[name], email))) return { data: doc, blanked: null };
  const hasSender = sender.some((name) => Boolean(doc[name]));
  const answered = answers.filter((name) =>
    answersOf(doc, name).some(({ value }) => isAddress(value, email)),
  );
  if (answered.length > 0 && !hasSender) return { data: doc, blanked: null };
  const others = named.some((name) => isAddress(doc[name], email)) ? namedData : [];
  if (others.length + answered.length === 0) return null;
  return {
    data: Object.fromEntries([
      ...others.map((name) => [name, doc[name]] as const),
      ...answered.map(
        (name) => [name, answersOf(doc, name).filter(({ value }) => isAddress(value, email))] as const,
      ),
    ]),
    blanked: Object.fromEntries([
      ...others.map((name) => [name, null] as const),
      ...answered.map((name) => [name, withoutAddress(answersOf(doc, name), email)] as const),
    ]),
  };
}

const withoutAddress = (answers: readonly Answer[], email: string): Answer[] =>
  answers.map((answer) => (isAddress(answer.value, email) ? { ...answer, value: null } : answer));
