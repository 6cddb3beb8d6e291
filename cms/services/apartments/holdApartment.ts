import type { Apartment } from '../../payload-types';
import type { IntakeContext } from '../../intake/intake';
import type { Offer, Payer } from '../../intake/payable';
import { Refusal } from '../../intake/Refusal';
import { fieldText } from '../../intake/texts/fieldTexts';
import { paymentEnv } from '../../integrations/payment/paymentEnv';
import { apartmentTitle } from './apartmentTitle';
import { claimApartment } from './holds/claimApartment';
import { forgetHolder, noteHolder } from './holds/holders';
import { readHolds } from './holds/readHolds';
import { isMarkedTaken } from './isOnOffer';
import { otherLanguage } from '../../platform/otherLanguage';

const MINUTE_MS = 60_000;

async function findApartment(
  { payload, language }: IntakeContext,
  assetName: string,
): Promise<Apartment | undefined> {
  const { docs } = await payload.find({
    collection: 'apartments',
    where: { assetName: { equals: assetName } },
    locale: language,
    fallbackLocale: otherLanguage(language),
    limit: 1,
    pagination: false,
    // The building's name is part of what the payer reads.
    depth: 1,
    overrideAccess: false,
    populate: { buildings: { buildingTitle: true } },
  });
  return docs[0];
}

/**
 * Holds an apartment for one payer. At first for as long as the provider may take to answer, so that a process that dies just then
 * keeps nobody
 * waiting; the reservation that is stored keeps it for the minutes of the settings.
 * @param reference number of the reservation to be
 * @throws Refusal 422 when it cannot be reserved, another payer has it, or this one holds too much already
 */
export async function holdApartment(
  context: IntakeContext,
  { assetName, email, idNumber }: Pick<Payer, 'assetName' | 'email' | 'idNumber'>,
  reference: string,
): Promise<Offer> {
  const { payload, language } = context;
  const refusal = (key: 'unknownAsset' | 'assetTaken' | 'assetHeld' | 'tooManyHolds') =>
    new Refusal(422, 'invalidFields', { errors: { assetName: [fieldText(key, language)] } });
  const apartment = await findApartment(context, assetName);
  if (!apartment?.advancePayment) throw refusal('unknownAsset');
  if (isMarkedTaken(apartment)) throw refusal('assetTaken');
  const until = Date.now() + paymentEnv.values.timeoutMs + MINUTE_MS;
  if (!(await noteHolder({ payload }, { address: context.address, email, idNumber }, reference, until)))
    throw refusal('tooManyHolds');
  if (!(await claimApartment({ payload }, { assetName, reference, until }))) {
    await forgetHolder({ payload }, reference);
    const holds = await readHolds({ payload }, [assetName]);
    throw refusal(holds.get(assetName) === 'taken' ? 'assetTaken' : 'assetHeld');
  }
  const { holdMinutes } = await payload.findGlobal({ slug: 'reservationSettings', depth: 0 });
  return {
    reference,
    assetName,
    title: apartmentTitle(apartment, language),
    amount: apartment.advancePayment,
    heldUntil: new Date(Date.now() + holdMinutes * MINUTE_MS),
  };
}
