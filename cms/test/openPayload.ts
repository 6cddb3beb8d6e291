import { getPayload, type Payload } from 'payload';
import config from '../payload.config';
import { createDatabase } from './database/createDatabase';

/** Starts Payload on the database of the test file, without an HTTP server. */
export async function openPayload(): Promise<Payload> {
  await createDatabase();
  return getPayload({ config });
}
