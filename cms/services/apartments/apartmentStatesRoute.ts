import type { Payload, Where } from 'payload';
import { z } from 'zod';
import { refusedAnswer } from '../../intake/answers';
import { requestLanguage } from '../../intake/language';
import { Refusal } from '../../intake/Refusal';
import { fieldText } from '../../intake/texts/fieldTexts';
import type { Handler, Route } from '../../platform/http/route';
import { cachedRead } from '../../platform/cache/cachedRead';
import { readHolds } from './holds/readHolds';
import { isMarkedTaken } from './isOnOffer';
import { TOO_MANY_READS, limitReads } from '../../intake/limitReads';
import { errorShape, fieldErrorsShape } from '../../platform/http/answerShapes';

/** Maximum number of asset names in a request. No page shows that many apartments. */
const MAX_ASSETS = 200;
/**
 * Maximum number of apartments returned for a project, more than the largest project has. The query stays cheap,
 * because it reads one index.
 */
const MAX_PER_PROJECT = 2000;
const MAX_LENGTH = 100;
const PROJECT = /^[1-9]\d{0,14}$/;
/**
 * Lets browsers and proxies cache the response, so that visitors share it. Together with the two seconds of
 * `cachedRead`, a state is at most four seconds old.
 */
const CACHE = 'public, max-age=2';

export const apartmentStatesShape = z
  .record(z.string(), z.object({ state: z.enum(['free', 'held', 'taken']), price: z.number().nullable() }))
  .meta({ id: 'ApartmentStates', description: 'States by asset name. Unknown names are omitted.' });

type ApartmentStates = z.infer<typeof apartmentStatesShape>;

/** Returns the asset names from the query string `?assets=a,b`. The parameter may be repeated. */
function requestedAssets(query: URLSearchParams): string[] {
  const names = query
    .getAll('assets')
    .flatMap((value) => value.split(','))
    .map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

interface Wanted {
  where: Where;
  most: number;
  /** Cache key for the states of a whole project. Requests by asset names are not cached. */
  key?: string;
}

/**
 * Returns the query for the requested apartments. If the request is invalid, returns the field and the key of its error
 * message instead.
 */
function wantedApartments(
  request: Request,
): Wanted | ['assets' | 'project', 'required' | 'tooLong' | 'invalid'] {
  const query = new URL(request.url).searchParams;
  const project = query.get('project');
  const assets = requestedAssets(query);
  if (project !== null && assets.length === 0) {
    if (!PROJECT.test(project)) return ['project', 'invalid'];
    return {
      where: { project: { equals: Number(project) } },
      most: MAX_PER_PROJECT,
      key: `apartmentStates ${project}`,
    };
  }
  if (assets.length === 0) return ['assets', 'required'];
  if (assets.length > MAX_ASSETS || assets.some((name) => name.length > MAX_LENGTH))
    return ['assets', 'tooLong'];
  return { where: { assetName: { in: assets } }, most: MAX_ASSETS };
}

async function readStates(payload: Payload, { where, most }: Wanted): Promise<ApartmentStates> {
  const { docs } = await payload.find({
    collection: 'apartments',
    where,
    limit: most,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    select: { assetName: true, price: true, moreInfoContentHTML: true },
  });
  const holds = await readHolds(
    { payload },
    docs.map(({ assetName }) => assetName),
  );
  return Object.fromEntries(
    docs.map((apartment) => {
      const { assetName, price } = apartment;
      const state = isMarkedTaken(apartment) ? 'taken' : (holds.get(assetName) ?? 'free');
      return [assetName, { state, price: price ?? null }];
    }),
  );
}

/**
 * `GET /web/apartments/state?assets=…` or `?project=…`: returns the availability and price of apartments. An apartment
 * is `taken` if it was paid for or marked by editors (project-marketing §4), and `held` during a payment. The states of
 * a project are cached for two seconds; changes by this process are visible immediately (`cachedRead`).
 */
const apartmentStates: Handler = async (request, { payload }) => {
  const wanted = wantedApartments(request);
  if (Array.isArray(wanted)) {
    const [field, key] = wanted;
    const language = requestLanguage(request);
    return refusedAnswer(
      new Refusal(422, 'invalidFields', { errors: { [field]: [fieldText(key, language)] } }),
      language,
    );
  }
  const read = () => readStates(payload, wanted);
  const states = wanted.key ? await cachedRead({ payload }, wanted.key, read) : await read();
  return Response.json(states, { headers: { 'Cache-Control': CACHE } });
};

export const apartmentStatesRoute: Route = {
  method: 'GET',
  path: '/web/apartments/state',
  handler: limitReads(apartmentStates),
  docs: {
    summary: 'Availability of apartments',
    query: {
      assets: 'Comma-separated asset names',
      project: 'Id of a project: all its apartments. Not together with asset names.',
    },
    answers: {
      200: { description: 'The states; may be cached for seconds', schema: apartmentStatesShape },
      422: { description: 'Neither names nor a project, or too many names', schema: fieldErrorsShape },
      429: { ...TOO_MANY_READS, schema: errorShape },
    },
  },
};
