import type { z } from 'zod';
import { refusedAnswer } from '../../../intake/answers';
import { languageHeaders, requestLanguage } from '../../../intake/language';
import { Refusal } from '../../../intake/Refusal';
import { errorShape } from '../../../platform/http/answerShapes';
import { LANGUAGE_HEADER } from '../../../intake/intakeDocs';
import { limitReads, TOO_MANY_READS } from '../../../intake/limitReads';
import type { Handler, Route } from '../../../platform/http/route';
import { LOTTERY_PARAMS, UNKNOWN_LOTTERY } from './lotteryDocs';
import { findPublicLottery } from '../findLottery';
import { lotteryState } from '../lotteryState';
import { readDraw, readDrawState } from '../readDraw';
import { drawShape, lotteryShape } from './lotteryShapes';

const CACHE = 'public, max-age=2';
const METHOD = "Ascending order of the SHA-256 (hexadecimal) of seed + ':' + number";

/** `GET /web/lotteries/{lottery}`: returns the current state of a lottery. */
const showLottery: Handler = async (request, { payload, params }) => {
  const language = requestLanguage(request);
  const lottery = await findPublicLottery({ payload, id: params.lottery, language });
  if (!lottery) return refusedAnswer(new Refusal(404, 'unknownLottery'), language);
  const draw = await readDrawState({ payload }, lottery.id);
  const state = lotteryState(lottery, draw, Date.now());
  const { id, name, opensAt, closesAt } = lottery;
  const answer: z.infer<typeof lotteryShape> = {
    id,
    name,
    state,
    opensAt,
    closesAt,
    homes: draw?.homes ?? lottery.homes,
    seedHash: draw?.seedHash ?? null,
    announcedAt: draw?.announcedAt ?? null,
    registered: draw?.registered ?? null,
    listHash: draw?.listHash ?? null,
    drawnAt: state === 'drawn' ? (draw?.drawnAt ?? null) : null,
  };
  return Response.json(answer, { headers: { 'Cache-Control': CACHE, ...languageHeaders(language) } });
};

/**
 * `GET /web/lotteries/{lottery}/draw`: returns the data of a draw as a file. It contains the registration numbers after
 * registration has closed, and also the seed and the drawn order once the results are public.
 */
const showDraw: Handler = async (request, { payload, params }) => {
  const language = requestLanguage(request);
  const lottery = await findPublicLottery({ payload, id: params.lottery, language });
  const draw = lottery && (await readDraw({ payload }, lottery.id));
  if (!lottery || !draw?.closedAt || !draw.listHash)
    return refusedAnswer(new Refusal(404, 'noDrawYet'), language);
  const isPublic = draw.stage === 'published';
  const answer: z.infer<typeof drawShape> = {
    lottery: lottery.id,
    name: lottery.name,
    method: METHOD,
    homes: draw.homes ?? lottery.homes,
    seedHash: draw.seedHash,
    announcedAt: draw.announcedAt,
    closedAt: draw.closedAt,
    listHash: draw.listHash,
    numbers: draw.numbers,
    seed: isPublic ? draw.seed : null,
    drawnAt: isPublic ? draw.drawnAt : null,
    results: isPublic ? draw.results : null,
  };
  return Response.json(answer, {
    headers: {
      'Cache-Control': CACHE,
      'Content-Disposition': `attachment; filename="lottery-${lottery.id}.json"`,
      ...languageHeaders(language),
    },
  });
};

export const lotteryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/web/lotteries/{lottery}',
    handler: limitReads(showLottery),
    docs: {
      summary: 'State of a lottery; may be cached for seconds',
      params: LOTTERY_PARAMS,
      headers: LANGUAGE_HEADER,
      answers: {
        200: { description: 'The state', schema: lotteryShape },
        429: TOO_MANY_READS,
        ...UNKNOWN_LOTTERY,
      },
    },
  },
  {
    method: 'GET',
    path: '/web/lotteries/{lottery}/draw',
    handler: limitReads(showDraw),
    docs: {
      summary: 'The list of numbers after registration has closed, and the draw after its publication',
      params: LOTTERY_PARAMS,
      headers: LANGUAGE_HEADER,
      answers: {
        200: { description: 'The data that reproduces the draw', schema: drawShape },
        404: { description: 'Unknown lottery, or its registration is still open', schema: errorShape },
        429: TOO_MANY_READS,
      },
    },
  },
];
