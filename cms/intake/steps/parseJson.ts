import { Refusal } from '../Refusal';

/**
 * Parses a body as JSON in UTF-8.
 * @throws Refusal 400
 */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
  } catch {
    throw new Refusal(400, 'malformedJson');
  }
}
