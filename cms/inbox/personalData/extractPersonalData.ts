import type { AddressFields } from './addressFields';
import { normalizeEmail } from '@group/rules/people/normalizeEmail';

type Data = Readonly<Record<string, unknown>>;

/** Data about a person in a document. */
interface Part {
  data: Data;
  /** Values that remove the person from another sender's document; null for the person's own. */
  blanked: Data | null;
}

interface Answer {
  value?: string | null;
}

const isAddress = (value: unknown, email: string): boolean =>
  typeof value === 'string' && normalizeEmail(value) === email;

const answersOf = (doc: Data, name: string): readonly Answer[] =>
  Array.isArray(doc[name]) ? (doc[name] as Answer[]) : [];

/**
 * Extracts the data about an address: the whole document if this person sent it, otherwise the fields about them. In
 * a custom form, an answer counts as the sender's address if the form has no field for it.
 * @param email the address, normalized by `plainEmail`
 * @param doc the document
 * @param fields fields with personal data
 * @returns null without data about the person
 */
export function extractPersonalData(email: string, doc: Data, fields: AddressFields): Part | null {
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
