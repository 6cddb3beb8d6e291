import { z } from 'zod';
import { refusedAnswer } from '../../intake/answers';
import { requestLanguage } from '../../intake/language';
import { Refusal } from '../../intake/Refusal';
import { fieldText } from '../../intake/texts/fieldTexts';
import type { Handler } from '../../platform/http/route';
import { readHolds } from './holds/readHolds';
import { isMarkedTaken } from './isOnOffer';

/** More than any page shows at once. */
const MOST = 200;
const LONGEST = 100;
/** Many visitors of one page share an answer; who has it is never wrong for longer than this. */
const CACHE = 'public, max-age=2';

export const apartmentStatesShape = z
  .record(z.string(), z.object({ state: z.enum(['free', 'held', 'taken']), price: z.number().nullable() }))
  .meta({ id: 'ApartmentStates', description: 'By asset name; names that are no apartment are left out' });

type ApartmentStates = z.infer<typeof apartmentStatesShape>;

/** The asset names of a request: `?assets=a,b`, which may be there several times. */
function requestedAssets(request: Request): string[] {
  const values = new URL(request.url).searchParams.getAll('assets');
  const names = values.flatMap((value) => value.split(',')).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

/**
 * `GET /web/apartments/state?assets=…`: whether apartments can be had just now, and for how much. An apartment is taken when it was paid for, or when
 * editors say so (project-marketing §4); it is held while somebody pays.
 */
export const apartmentStates: Handler = async (request, { payload }) => {
  const assets = requestedAssets(request);
  if (assets.length === 0 || assets.length > MOST || assets.some((name) => name.length > LONGEST)) {
    const language = requestLanguage(request);
    const key = assets.length === 0 ? 'required' : 'tooLong';
    return refusedAnswer(
      new Refusal(422, 'invalidFields', { errors: { assets: [fieldText(key, language)] } }),
      language,
    );
  }
  const { docs } = await payload.find({
    collection: 'apartments',
    where: { assetName: { in: assets } },
    limit: MOST,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    select: { assetName: true, price: true, moreInfoContentHTML: true },
  });
  const holds = await readHolds({ payload }, assets);
  const states: ApartmentStates = Object.fromEntries(
    docs.map((apartment) => {
      const { assetName, price } = apartment;
      const state = isMarkedTaken(apartment) ? 'taken' : (holds.get(assetName) ?? 'free');
      return [assetName, { state, price: price ?? null }];
    }),
  );
  return Response.json(states, { headers: { 'Cache-Control': CACHE } });
};
