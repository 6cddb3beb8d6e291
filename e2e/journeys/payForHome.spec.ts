import { RESERVATION } from '../support/reservation';
import { authorization, readAsStaff } from '../support/staff';
import { cmsUrl } from '../support/test';
import { expect, test } from './test';

const HOMES = [
  {
    ...RESERVATION.he,
    path: '/activities/properties/reserve/',
    asset: 'SHDERA-12-B7',
    reserve: 'לשריון הדירה – דירת 3 חדרים הפונה לשדרה',
    amount: '₪2,000',
  },
  {
    ...RESERVATION.en,
    path: '/en/activities/properties/reserve/',
    asset: 'SHDERA-12-B19',
    reserve: 'Reserve this apartment – Four rooms with a balcony to the south',
    amount: '₪2,500',
  },
] as const;

interface StoredReservation {
  paymentState: string;
}

for (const { path, asset, ...texts } of HOMES)
  test(
    `a buyer reserves a home on ${path} and pays for it`,
    { tag: '@pay' },
    async ({ visitor, request }) => {
      const ofHome = { 'where[assetName][equals]': asset };
      const headers = await authorization(request, 'administrator');
      await request.delete(`${cmsUrl}/api/reservations`, { params: ofHome, headers });

      await visitor.open(path);
      await visitor.role('button', texts.reserve).click();
      const drawer = visitor.role('dialog', texts.title);
      await drawer.text(texts.amount).appears();
      await drawer.label(texts.fullName).fill('נעמה ברקאי');
      await drawer.label(texts.phone).fill('050-765-4321');
      await drawer.label(texts.idNumber).fill('000000018');
      await drawer.label(texts.email).fill('buyer@example.com');
      await drawer.label(texts.terms).check();
      await drawer.role('button', texts.go).click();

      await drawer.css(`iframe[title="${texts.frame}"]`).appears();
      await visitor.inFrame(`iframe[title="${texts.frame}"]`).role('button', texts.pay).click();
      await drawer.role('heading', texts.paid).appears();
      await drawer.text(/P-\w{4}-\w{4}/).appears();
      await expect
        .poll(() => readAsStaff<StoredReservation>(request, 'reservations', ofHome))
        .toMatchObject([{ paymentState: 'paid' }]);
    },
  );
