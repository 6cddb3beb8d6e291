import type { Endpoint, PayloadHandler, Where } from 'payload';
import { hasRole } from '../../../platform/access/roles';
import { DOCUMENT_ID } from '../../../platform/locales/findInLanguage';
import { findLottery } from '../findLottery';
import { lotteryState } from '../lotteryState';
import { confirmationDeadline } from '../mails/confirmationDeadline';
import { readDraw } from '../readDraw';
import { DRAW_STEPS, type DrawStep } from './drawSteps';
import { runDrawStep } from './runDrawStep';

const refuse = (status: number, code: string) =>
  Response.json({ code }, { status, headers: { 'Cache-Control': 'private, no-store' } });

/**
 * Creates the handler of `POST /api/lotteries/{id}/{step}`, with which staff take a step of the draw. Responds with 409
 * and the reason if the step is not possible.
 */
const stepHandler =
  (step: DrawStep): PayloadHandler =>
  async ({ payload, routeParams, user }) => {
    if (!hasRole(user, 'administrator', 'staff')) return refuse(403, 'forbidden');
    const id = String(routeParams?.id);
    if (!DOCUMENT_ID.test(id)) return refuse(404, 'unknown');
    const fault = await runDrawStep(payload, { lottery: Number(id), step, user });
    if (fault === 'unknown') return refuse(404, fault);
    return fault ? refuse(409, fault) : Response.json({ step });
  };

/**
 * `GET /api/lotteries/{id}/draw-state`: returns the progress of the draw to staff. It contains the seed only after the
 * draw.
 */
const showDraw: PayloadHandler = async ({ payload, routeParams, user }) => {
  if (!hasRole(user, 'administrator', 'staff')) return refuse(403, 'forbidden');
  const lottery = await findLottery({ payload, id: String(routeParams?.id), language: 'he' });
  if (!lottery) return refuse(404, 'unknown');
  const draw = await readDraw({ payload }, lottery.id);
  const count = async (takesPart: string): Promise<number> => {
    const where: Where = { and: [{ lottery: { equals: lottery.id } }, { takesPart: { equals: takesPart } }] };
    return (await payload.count({ collection: 'lotteryRegistrations', where })).totalDocs;
  };
  const { numbers = [], results = [], ...steps } = draw ?? {};
  return Response.json(
    {
      ...steps,
      stage: draw?.stage ?? 'planned',
      state: lotteryState(lottery, draw, Date.now()),
      confirmUntil: new Date(confirmationDeadline(lottery)).toISOString(),
      drawn: results.length,
      frozen: numbers.length,
      registrations: {
        yes: await count('yes'),
        unconfirmed: await count('unconfirmed'),
        disputed: await count('disputed'),
        repeated: await count('repeated'),
        withdrawn: await count('withdrawn'),
      },
    },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
};

/** Endpoints with which the admin panel shows and controls a lottery's draw. */
export const drawEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/draw-state', method: 'get', handler: showDraw },
  ...DRAW_STEPS.map((step) => ({
    path: `/:id/${step}`,
    method: 'post' as const,
    handler: stepHandler(step),
  })),
];
