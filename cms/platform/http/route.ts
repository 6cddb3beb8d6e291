import type { Payload } from 'payload';
import type { ZodType } from 'zod';

/** What a handler gets beside the request. */
export interface RouteContext {
  payload: Payload;
  /** Values of the `{names}` of the route's path, decoded. */
  params: Record<string, string>;
}

/** A live service: a plain function from a web request to a response. */
export type Handler = (request: Request, context: RouteContext) => Promise<Response> | Response;

/** One answer of a route, for the OpenAPI document. */
export interface AnswerDocs {
  description: string;
  /** Shape of the JSON it holds. */
  schema?: ZodType;
  headers?: Record<string, string>;
}

/** What a route does, for the OpenAPI document: made of the schemas that the handler itself checks with. */
export interface RouteDocs {
  summary: string;
  /** Meaning of the values of the path. */
  params?: Record<string, string>;
  /** Names of the query's values with their meaning. */
  query?: Record<string, string>;
  /** Header names with what they do. */
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
