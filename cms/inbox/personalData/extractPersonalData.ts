import type { AddressFields } from './addressFields';
import { normalizeEmail } from '@group/rules/people/normalizeEmail';

type Data = Readonly<Record<string, unknown>>;

/** The part of a document that concerns one person. */
interface Part {
  data: Data;
  /**
   * New field values that remove the person from a document sent by someone else. Null if the person sent the document.
   */
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
 * Extracts the data in a document that belongs to an e-mail address. Returns the whole document if this person sent it,
 * otherwise only the fields about them. In a custom form without a sender field, an answer with the address counts as
 * the sender's.
 * @param email the e-mail address, normalized by `normalizeEmail`
 * @param doc the document
 * @param fields names of the fields with personal data
 * @returns null if the document holds no data about the person
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
