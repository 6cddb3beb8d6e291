import type { Apartment } from '../../payload-types';
import type { IntakeContext } from '../../intake/intake';
import type { HoldPayer, Offer } from '../../intake/payable';
import { Refusal } from '../../intake/Refusal';
import { fieldText } from '../../intake/texts/fieldTexts';
import { paymentEnv } from '../../integrations/payment/paymentEnv';
import { apartmentTitle } from './apartmentTitle';
import { claimApartment } from './holds/claimApartment';
import { verifyEmailCode } from './holds/emailCode';
import {
  countHoldsFromNetwork,
  deleteHolder,
  recordHolder,
  recordHolderDomain,
  recordVerifiedHolder,
} from './holds/holders';
import { isCrowded } from './holds/isCrowded';
import { readHolds } from './holds/readHolds';
import { releaseHold } from './holds/releaseHold';
import { sendCode } from './holds/sendCode';
import { inTransaction } from '../../platform/database/inTransaction';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';
import { env } from '../../platform/env/env';
import { clearCachedReads } from '../../platform/cache/cachedRead';
import { isMarkedTaken } from './isOnOffer';
import { otherLanguage } from '../../platform/locales/otherLanguage';

const MINUTE_MS = 60_000;

type HoldFault =
  | 'assetHeld'
  | 'assetTaken'
  | 'emailCodeNeeded'
  | 'emailCodeTooMany'
  | 'emailCodeWrong'
  | 'tooManyHolds'
  | 'tooManyNearby'
  | 'unknownAsset';

const projectOf = ({ project }: Apartment): number | null =>
  typeof project === 'object' ? (project?.id ?? null) : (project ?? null);

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
    // Needed for the building's name, which is part of the texts for the payer.
    depth: 1,
    overrideAccess: false,
    populate: { buildings: { buildingTitle: true } },
  });
  return docs[0];
}

type CodeFault = 'emailCodeNeeded' | 'emailCodeTooMany' | 'emailCodeWrong';
type Claim = CodeFault | 'held' | 'lost' | 'tooManyHolds' | 'tooManyNearby';

interface Wanted {
  project: number | null;
  assetName: string;
  reference: string;
  until: number;
  /** Whether another open hold uses the same mailbox or identity number. */
  isKnown: boolean;
}

/**
 * Claims an apartment for a payer. A lock of the project makes concurrent claims run one after another, so that all are
 * counted.
 * A code sent by e-mail is required if more than a third of the project's free apartments are held, or if many holds
 * come from one network. Otherwise, invented mailboxes could block all apartments. It is also required if another hold
 * has the same mailbox or identity number. That is no reason to reject the claim, because a stranger may have typed
 * them.
 */
async function claim(
  context: IntakeContext,
  { project, assetName, reference, until, isKnown }: Wanted,
  { emailCode, ...payer }: HoldPayer,
): Promise<Claim> {
  const { payload, language, address } = context;
  return inTransaction(payload, async (req) => {
    await lockUntilCommit(req, `holds of project ${project ?? 'none'}`);
    const holder = { address, ...payer };
    const crowded = await isCrowded(req, project);
    const needsCode = isKnown || crowded || (await countHoldsFromNetwork(req, holder)) > env.holdsPerAddress;
    if (!(await claimApartment(req, { assetName, reference, until }))) return 'lost';
    if ((await recordHolderDomain(req, holder, reference, until)) && crowded) {
      await releaseHold(req, reference);
      return 'tooManyNearby';
    }
    if (!needsCode) return 'held';
    const isVerified = emailCode !== '' && (await verifyEmailCode(req, holder, emailCode));
    if (isVerified && (await recordVerifiedHolder(req, holder, reference, until))) return 'held';
    await releaseHold(req, reference);
    if (isVerified) return 'tooManyHolds';
    if (emailCode) return 'emailCodeWrong';
    const asked = await sendCode(req, { email: payer.email, address, language });
    return asked ? 'emailCodeNeeded' : 'emailCodeTooMany';
  });
}

/**
 * Holds an apartment for one payer. The hold first lasts only for the timeout of the payment provider plus a minute, so
 * that a crash blocks the apartment only briefly. When the reservation is stored, the hold is extended to the
 * configured minutes.
 * @param reference reference number of the future reservation
 * @throws Refusal 422 if the apartment is unavailable, if the payer's verified mailbox already holds another one, or if
 *   an e-mail code is required
 */
export async function holdApartment(
  context: IntakeContext,
  payer: HoldPayer,
  reference: string,
): Promise<Offer> {
  const { payload, language, address } = context;
  const { assetName } = payer;
  const refusal = (key: HoldFault, field: 'assetName' | 'emailCode' = 'assetName') =>
    new Refusal(422, 'invalidFields', { errors: { [field]: [fieldText(key, language)] } });
  const apartment = await findApartment(context, assetName);
  if (!apartment?.advancePayment) throw refusal('unknownAsset');
  if (isMarkedTaken(apartment)) throw refusal('assetTaken');
  const until = Date.now() + paymentEnv.values.timeoutMs + MINUTE_MS;
  const isKnown = await recordHolder({ payload }, { address, ...payer }, reference, until);
  const project = projectOf(apartment);
  const claimed = await claim(context, { project, assetName, reference, until, isKnown }, payer);
  // Another request may have cached the old states while the transaction was still open.
  clearCachedReads();
  if (claimed !== 'held') {
    await deleteHolder({ payload }, reference);
    if (claimed === 'tooManyHolds' || claimed === 'tooManyNearby') throw refusal(claimed);
    if (claimed !== 'lost') throw refusal(claimed, 'emailCode');
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
