import type { Payload } from 'payload';
import { handleRequest } from './handleRequest';

/** Returns the OpenAPI document of the live services, without the server's URL. */
export async function openApiDocument(payload: Payload): Promise<object> {
  const answer = await handleRequest(new Request('http://localhost/web/openapi.json'), payload);
  const { servers: _servers, ...document } = (await answer.json()) as { servers: unknown };
  return document;
}
