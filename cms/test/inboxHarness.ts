import type { Message } from '../payload-types';
import { message, send, type ContactCms, type Fields } from './contactHarness';
import { logIn } from './logIn';

/** Headers for REST calls of an account, with responses in English. */
export type Caller = Record<string, string>;

/** Logs in to one of the initial accounts and returns its headers, for responses in English. */
export const caller = (cms: { url: string }, name: string): Promise<Caller> =>
  logIn(cms, name, { 'Content-Type': 'application/json', 'Accept-Language': 'en' });

/** Calls Payload's REST API. */
export const callRest = (
  { url }: { url: string },
  method: string,
  path: string,
  headers: Caller,
  body?: object,
): Promise<Response> =>
  fetch(`${url}/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });

/** Sends a contact message and returns the document that was stored. */
export async function storedMessage(
  cms: ContactCms,
  fields: Fields = {},
  headers: Caller = {},
): Promise<Message> {
  const response = await send(cms, message(cms, fields), headers);
  if (response.status !== 200) throw new Error(`The message was refused: ${response.status}`);
  const { docs } = await cms.payload.find({
    collection: 'messages',
    where: { reference: { equals: response.headers.get('X-Reference') } },
    depth: 0,
  });
  const [doc] = docs;
  if (!doc) throw new Error('The message is not there');
  return doc;
}

/** Returns the entries of the audit log in order, each as its action and reference number. */
export async function auditLines({ payload }: Pick<ContactCms, 'payload'>): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'auditLog', sort: 'id', pagination: false, depth: 0 });
  return docs.map(({ action, reference, subjectKind }) => `${action} ${reference ?? subjectKind}`);
}
