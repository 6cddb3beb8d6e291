import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../../test/logIn';
import { startContactCms, type ContactCms } from '../../test/contactHarness';
import { beginPayment, createApartment, payer } from '../../test/paymentHarness';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
  await createApartment(cms);
});
afterAll(() => cms.stop());

it("deletes the payer's name at the embedded provider with the reservation", async () => {
  const email = 'payer@example.com';
  const begun = await beginPayment(cms, payer({ email, fullName: 'Dana Forgotten' }));
  // Mark the reservation as expired, because a pending one cannot be deleted.
  await cms.payload.db.updateOne({
    collection: 'reservations',
    where: { processId: { equals: begun.processId } },
    data: { paymentState: 'expired' },
  });
  const stored = async () => JSON.stringify((await cms.payload.find({ collection: 'sandboxPayments' })).docs);
  expect(await stored()).toContain('Dana Forgotten');
  const response = await fetch(`${cms.url}/api/globals/personalData/delete`, {
    method: 'POST',
    headers: { ...(await logIn(cms, 'admin')), 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, confirm: email }),
  });
  expect(response.status).toBe(200);
  expect((await cms.payload.count({ collection: 'reservations' })).totalDocs).toBe(0);
  expect(await stored()).not.toContain('Dana Forgotten');
  expect(await stored()).toContain(begun.processId);
});
