import type { Where } from 'payload';
import { intakeRoute } from '../../../intake/intakeRoute';
import { Refusal } from '../../../intake/Refusal';
import type { LotteryRegistration } from '../../../payload-types';
import { findLottery } from '../findLottery';
import { lotteryState } from '../lotteryState';
import { readDraw } from '../readDraw';
import { lookupSchema, type LookedUp, type Lookup, lookupShape } from './lotteryShapes';
import { LOTTERY_PARAMS, UNKNOWN_LOTTERY } from './lotteryDocs';

const MAX_BYTES = 1_000;

/**
 * `POST /web/lotteries/{lottery}/lookup`: returns the result of a registration number, without a name. Requests are
 * limited per IP address. The number is sent in the body, because server logs record URLs. Until the list is public,
 * the response for a disputed number is the same as for any confirmed one.
 */
export const lookUpRoute = intakeRoute<Lookup, LookedUp>({
  path: '/web/lotteries/{lottery}/lookup',
  summary: 'Result of a registration number',
  params: LOTTERY_PARAMS,
  body: lookupSchema,
  accepted: { description: 'Whether the number takes part, and its place', schema: lookupShape },
  answers: UNKNOWN_LOTTERY,
  storesNothing: true,
  captcha: false,
  form: 'lotteryLookup',
  maxBytes: MAX_BYTES,
  maxBytesFor: async ({ payload, params, language }) => {
    if (!(await findLottery({ payload, id: params.lottery, language })))
      throw new Refusal(404, 'unknownLottery');
    return MAX_BYTES;
  },
  prepare: async ({ number }, { payload, params, language }) => {
    const lottery = await findLottery({ payload, id: params.lottery, language });
    if (!lottery) throw new Refusal(404, 'unknownLottery');
    const draw = await readDraw({ payload }, lottery.id);
    const state = lotteryState(lottery, draw, Date.now());
    if (!draw?.closedAt) {
      const where: Where = { and: [{ lottery: { equals: lottery.id } }, { reference: { equals: number } }] };
      const known = await payload.db.findOne<LotteryRegistration>({
        collection: 'lotteryRegistrations',
        where,
      });
      const confirmed = known !== null && known.takesPart !== 'unconfirmed';
      return { number, state, found: known !== null, confirmed, place: null, won: null };
    }
    const found = draw.numbers.includes(number);
    const place = found && draw.stage === 'published' ? draw.results.indexOf(number) + 1 : null;
    return {
      number,
      state,
      found,
      confirmed: found,
      place,
      won: place === null ? null : place <= (draw.homes ?? 0),
    };
  },
  store: (_input, _context, _req, answer) => Promise.resolve({ body: answer }),
});
