import type { Payload } from 'payload';
import type { ZodType } from 'zod';

/** What a handler receives besides the request. */
export interface RouteContext {
  payload: Payload;
  /** Decoded values of the `{names}` in the route's path. */
  params: Record<string, string>;
}

/** A live service: a function from a web request to a response. */
export type Handler = (request: Request, context: RouteContext) => Promise<Response> | Response;

/** One possible response of a route, for the OpenAPI document. */
export interface AnswerDocs {
  description: string;
  /** Schema of the JSON body. */
  schema?: ZodType;
  headers?: Record<string, string>;
}

/** Description of a route for the OpenAPI document, with the schemas with which its handler validates. */
export interface RouteDocs {
  summary: string;
  /** Descriptions of the path's values. */
  params?: Record<string, string>;
  /** Descriptions of the query's values, by name. */
  query?: Record<string, string>;
  /** Descriptions of headers, by name. */
  headers?: Record<string, string>;
  body?: ZodType;
  answers: Record<number, AnswerDocs>;
}

export interface Route {
  method: 'GET' | 'POST';
  /** Path with names in braces, such as `/web/contactUs/subjects/{companyId}`. */
  path: string;
  handler: Handler;
  docs: RouteDocs;
}
