import type { FlattenedField } from 'payload';
import { mailLink, telLink } from './contactTexts';
import { letterPartOf } from './inLetter';
import { findNameInAnswers } from './findNameInAnswers';

/** Heading of a letter: the sender and their contact details. */
export interface LetterHead {
  /** Sender's name; empty if the collection has no name field. */
  sender: string;
  mail: { text: string; href: string } | null;
  phone: { text: string; href: string } | null;
}

/**
 * Finds the sender's name and contact details in an entry. The name comes from fields marked as `sender` or from a form
 * answer, and the contacts are the first e-mail and phone.
 * @param fields flattened fields of the collection
 * @param doc the document
 */
export function letterHead(
  fields: readonly FlattenedField[],
  doc: Readonly<Record<string, unknown>>,
): LetterHead {
  const textOf = ({ name }: FlattenedField): string =>
    typeof doc[name] === 'string' ? (doc[name] as string).trim() : '';
  const first = (ending: RegExp): string => {
    const field = fields.find(({ name, type }) => ending.test(name) && (type === 'text' || type === 'email'));
    return field ? textOf(field) : '';
  };
  const sender = fields
    .filter((field) => letterPartOf(field) === 'sender')
    .map(textOf)
    .filter(Boolean)
    .join(' ');
  const answers = fields.find((field) => letterPartOf(field) === 'answers');
  const email = first(/email$/i);
  const phone = first(/phone$/i);
  const mailHref = mailLink(email, String(doc.reference ?? ''), doc.language);
  const phoneHref = phone ? telLink(phone) : null;
  return {
    sender: sender || (answers ? findNameInAnswers(doc[answers.name]) : ''),
    mail: mailHref ? { text: email, href: mailHref } : null,
    phone: phoneHref ? { text: phone, href: phoneHref } : null,
  };
}
