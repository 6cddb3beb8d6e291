import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError } from './ApiError';
import { matchesShape, repairAnswer, type Shape, type ShapeOf } from './matchesShape';
import { ANSWERS } from './liveAnswers.gen';
import type { paths } from './liveServices.gen';

interface Refusal {
  error?: string;
  code?: string;
  errors?: Readonly<Record<string, readonly string[]>>;
}

/** Schema of the error responses of our services and of the group's forms host. All properties are optional. */
const REFUSAL: ShapeOf<Refusal> = {
  type: 'object',
  properties: {
    error: { type: 'string' },
    code: { type: 'string' },
    errors: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
};

const BAD_GATEWAY = 502;

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refusal(response: Response, answer: unknown): ApiError {
  const { error, code, errors } = matchesShape(REFUSAL, answer) ? answer : {};
  const retryAfter = Number(response.headers.get('Retry-After') ?? NaN);
  return new ApiError(
    error ?? Object.values(errors ?? {})[0]?.[0] ?? `The service answered ${response.status}`,
    {
      status: response.status,
      code,
      errors,
      ...(Number.isFinite(retryAfter) && { retryAfterSeconds: retryAfter }),
    },
  );
}

const shapeOf = (method: string, path: string, status: number): Shape | undefined => {
  const shapes: Readonly<Record<string, Shape>> = ANSWERS;
  return shapes[`${method} ${path} ${status}`];
};

/**
 * Checks every response against the contract, so that callers can rely on the types. Error responses and invalid
 * responses are thrown as `ApiError`. Single invalid values and rows are repaired (`repairAnswer`). A response that is not JSON
 * is invalid, because it does not come from the service itself.
 */
const heldToContract: Middleware = {
  async onResponse({ request, response, schemaPath }) {
    const answer = parse(await response.clone().text());
    if (!response.ok) throw refusal(response, answer);
    const shape = shapeOf(request.method, schemaPath, response.status);
    const mended = shape
      ? repairAnswer(shape, answer, (place) =>
          // eslint-disable-next-line no-console -- names a fault of the service to those who operate the site
          console.error(`${schemaPath}: ${place} is left out, because it is wrong`),
        )
      : answer;
    if (mended === undefined)
      throw new ApiError(`The service answered ${response.status}`, { status: BAD_GATEWAY });
    return mended === answer ? undefined : new Response(JSON.stringify(mended), response);
  },
};

/**
 * Client of the live services, with types from `contracts/live-services.openapi.json`. Pages call it through `callApi`.
 */
export const liveServices = createClient<paths>();
liveServices.use(heldToContract);
