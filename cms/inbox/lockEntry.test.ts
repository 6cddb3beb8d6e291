import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../platform/database/inTransaction';
import { query } from '../platform/database/query';
import { logIn } from '../test/logIn';
import { startCms, type RunningCms } from '../test/startCms';

let cms: RunningCms;
let staff: Record<string, string>;
let admin: Record<string, string>;

beforeAll(async () => {
  cms = await startCms();
  const headers = { 'Content-Type': 'application/json' };
  [staff, admin] = await Promise.all([logIn(cms, 'staff', headers), logIn(cms, 'admin', headers)]);
});
afterAll(() => cms.stop());

const reservation = async (reference: string, heldUntil: string): Promise<number> => {
  const { id } = await cms.payload.create({
    collection: 'reservations',
    data: {
      reference,
      heldUntil,
      paymentState: 'declined',
      amount: 1000,
      assetName: 'A1',
      fullName: 'דנה כהן',
      idNumber: '123456782',
      phone: '0501234567',
      email: 'dana@example.com',
      processId: reference,
      processToken: 'x',
      status: 'new',
    },
  });
  return id;
};
const stored = (id: number) => cms.payload.findByID({ collection: 'reservations', id, depth: 0 });

/** Sends a request while a payment is being recorded, so that the request must wait for it. */
async function duringPayment(
  id: number,
  method: string,
  headers: object,
  body?: object,
  path = `/${id}`,
): Promise<number> {
  const call = await inTransaction(cms.payload, async (req) => {
    await query(req, sql`UPDATE reservations SET payment_state = 'refunding' WHERE id = ${id} RETURNING id`);
    const answer = fetch(`${cms.url}/api/reservations${path}`, {
      method,
      headers: { ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    await vi.waitFor(
      async () => {
        const waiting = await query(
          { payload: cms.payload },
          sql`SELECT pid FROM pg_stat_activity
              WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        expect(waiting).toHaveLength(1);
      },
      { timeout: 10_000 },
    );
    return { answer };
  });
  return (await call.answer).status;
}

it('a save does not undo concurrent changes of a service', async () => {
  const id = await reservation('P-1', new Date().toISOString());
  expect(await duringPayment(id, 'PATCH', staff, { status: 'inProgress' })).toBe(200);
  expect(await stored(id)).toMatchObject({ status: 'inProgress', paymentState: 'refunding' });
});

it('a bulk update does not undo them either', async () => {
  const id = await reservation('P-3', new Date().toISOString());
  const marked = `?where[id][in]=${id}`;
  expect(await duringPayment(id, 'PATCH', staff, { status: 'done' }, marked)).toBe(200);
  expect(await stored(id)).toMatchObject({ status: 'done', paymentState: 'refunding' });
});

it('a deletion respects concurrent changes of a service', async () => {
  const id = await reservation('P-2', '2020-01-01T00:00:00.000Z');
  expect(await duringPayment(id, 'DELETE', admin)).toBe(409);
  expect(await stored(id)).toMatchObject({ paymentState: 'refunding' });
});
