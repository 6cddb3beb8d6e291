import { z } from 'zod';
import { handleIntake } from '../../../intake/handleIntake';
import { intakeDocs, LANGUAGE_HEADER } from '../../../intake/intakeDocs';
import { limitReads, TOO_MANY_READS } from '../../../intake/limitReads';
import { REFERENCE } from '../../../intake/reference';
import { envelope, errorShape } from '../../../platform/http/answerShapes';
import type { Route, RouteDocs } from '../../../platform/http/route';
import { register } from '../registrations/register';
import { registrationSchema } from '../registrations/registrationSchema';
import { drawShape, lookupSchema, lookupShape, lotteryShape } from './lotteryShapes';
import { lookUp } from './lookUp';
import { showDraw, showLottery } from './showLottery';

const PARAMS = { lottery: 'Id of the lottery' };
const UNKNOWN = { 404: { description: 'There is no such lottery', schema: errorShape } };

const withUnknown = (docs: RouteDocs): RouteDocs => ({ ...docs, answers: { ...docs.answers, ...UNKNOWN } });

/** The calls about lotteries. */
export const lotteryRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/web/lotteries/{lottery}',
    handler: limitReads(showLottery),
    docs: {
      summary: 'How a lottery stands; may be kept for seconds',
      params: PARAMS,
      headers: LANGUAGE_HEADER,
      answers: {
        200: { description: 'Its state', schema: lotteryShape },
        429: TOO_MANY_READS,
        ...UNKNOWN,
      },
    },
  },
  {
    method: 'GET',
    path: '/web/lotteries/{lottery}/draw',
    handler: limitReads(showDraw),
    docs: {
      summary: 'The list of numbers once registration is closed, and the draw once it is public',
      params: PARAMS,
      headers: LANGUAGE_HEADER,
      answers: {
        200: { description: 'What the draw is repeated from', schema: drawShape },
        404: { description: 'No such lottery, or its registration is not closed', schema: errorShape },
        429: TOO_MANY_READS,
      },
    },
  },
  {
    method: 'POST',
    path: '/web/lotteries/{lottery}/register',
    handler: handleIntake(register),
    docs: withUnknown(
      intakeDocs({
        summary: 'Registers for a lottery that is open',
        params: PARAMS,
        body: registrationSchema,
        accepted: {
          description: 'The registration is stored',
          schema: envelope(z.object({ number: z.string() })),
          headers: { [REFERENCE]: 'The number that is drawn' },
        },
      }),
    ),
  },
  {
    method: 'POST',
    path: '/web/lotteries/{lottery}/lookup',
    handler: handleIntake(lookUp),
    docs: withUnknown(
      intakeDocs({
        summary: 'What became of a number',
        params: PARAMS,
        body: lookupSchema,
        storesNothing: true,
        accepted: { description: 'Whether it takes part, and its place', schema: lookupShape },
      }),
    ),
  },
];
