import type { Payload } from 'payload';

/** What a handler gets beside the request. */
export interface RouteContext {
  payload: Payload;
  /** Values of the `{names}` of the route's path, decoded. */
  params: Record<string, string>;
}

/** A live service: a plain function from a web request to a response. */
export type Handler = (request: Request, context: RouteContext) => Promise<Response> | Response;

export interface Route {
  method: 'GET' | 'POST';
  /** Path with names in braces, such as `/web/contactUs/subjects/{companyId}`. */
  path: string;
  handler: Handler;
}
