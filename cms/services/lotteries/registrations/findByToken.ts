import type { Payload, PayloadRequest } from 'payload';
import type { LotteryRegistration } from '../../../payload-types';
import { isConfirmationToken, registrationIdOf } from '../mails/confirmationLink';

/**
 * Finds the registration that a link's token belongs to.
 * @returns null if the token is invalid or the registration was deleted
 */
export async function findByToken(
  scope: PayloadRequest | { payload: Payload },
  token: string,
): Promise<LotteryRegistration | null> {
  const id = registrationIdOf(token);
  if (id === null) return null;
  const found = await scope.payload.db.findOne<LotteryRegistration>({
    collection: 'lotteryRegistrations',
    where: { id: { equals: id } },
    ...('transactionID' in scope && { req: scope }),
  });
  return found && isConfirmationToken(token, found) ? found : null;
}
