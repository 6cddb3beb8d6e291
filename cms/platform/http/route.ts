import type { Payload } from 'payload';
import type { ZodType } from 'zod';

/** What a handler receives in addition to the request. */
export interface RouteContext {
  payload: Payload;
  /** Decoded values of the `{name}` placeholders in the route's path. */
  params: Record<string, string>;
}

/** Handler of a live service, which converts a web request to a response. */
export type Handler = (request: Request, context: RouteContext) => Promise<Response> | Response;

/** Describes one possible response of a route for the OpenAPI document. */
export interface AnswerDocs {
  description: string;
  /** Schema of the response's JSON body. */
  schema?: ZodType;
  headers?: Record<string, string>;
}

/**
 * Description of a route for the OpenAPI document. It includes the schemas with which the route's handler validates
 * requests.
 */
export interface RouteDocs {
  summary: string;
  /** Descriptions of the placeholders in the path, by name. */
  params?: Record<string, string>;
  /** Descriptions of the query parameters, by name. */
  query?: Record<string, string>;
  /** Descriptions of headers, by name. */
  headers?: Record<string, string>;
  body?: ZodType;
  answers: Record<number, AnswerDocs>;
}

export interface Route {
  method: 'GET' | 'POST';
  /** Path with placeholders in braces, such as `/web/contactUs/subjects/{companyId}`. */
  path: string;
  handler: Handler;
  docs: RouteDocs;
}
