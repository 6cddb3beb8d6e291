import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import type { User } from '../../../payload-types';
import { query } from '../../../platform/database/query';
import { seal, unseal } from './sealSecret';
import { hashRecoveryCode, makeRecoveryCodes } from './makeRecoveryCodes';
import { stepOfCode } from './totp';

type Account = Pick<User, 'id' | 'secondFactor'>;

const contextOf = (id: number): string => `secret of account ${id}`;

/** Checks whether the account has a second factor. */
export const isEnrolled = ({ secondFactor }: Account): boolean => Boolean(secondFactor?.secret);

/** Returns the number of unused recovery codes. */
export const recoveryCodesLeft = ({ secondFactor }: Account): number =>
  secondFactor?.recoveryCodes?.split('\n').filter(Boolean).length ?? 0;

/**
 * Reads an account, including its hidden fields.
 * @param req request whose transaction the query uses, if it has one
 */
export const readAccount = (
  payload: Payload,
  id: number,
  req?: Partial<PayloadRequest>,
): Promise<User | null> =>
  payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, ...(req && { req }) });

/**
 * Stores a confirmed second factor with new recovery codes.
 * @param step time step of the code that confirmed it; the code cannot be used again
 * @returns the recovery codes in plain text; only their hashes are stored
 */
export async function enrol(payload: Payload, id: number, secret: string, step: number): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await write(payload, id, {
    secret: seal(secret, contextOf(id)),
    lastStep: step,
    recoveryCodes: codes.map((code) => hashRecoveryCode(code, id)).join('\n'),
    enrolledAt: new Date().toISOString(),
  });
  return codes;
}

/** Removes the second factor of an account. */
export const removeSecondFactor = (payload: Payload, id: number): Promise<unknown> =>
  write(payload, id, { secret: null, lastStep: null, recoveryCodes: null, enrolledAt: null });

const write = (payload: Payload, id: number, secondFactor: NonNullable<User['secondFactor']>) =>
  payload.db.updateOne({ collection: 'users', id, data: { secondFactor }, returning: false });

/**
 * Checks an authenticator code or a recovery code and marks it as used. If several requests send the same code at once,
 * only one succeeds.
 * @returns false for a wrong, expired or used code
 */
export async function consumeCode(payload: Payload, account: Account, code: string): Promise<boolean> {
  return (await useAppCode(payload, account, code)) || useRecoveryCode(payload, account, code);
}

async function useAppCode(payload: Payload, { id, secondFactor }: Account, code: string): Promise<boolean> {
  const secret = unseal(secondFactor?.secret ?? '', contextOf(id));
  if (secret === null) {
    payload.logger.error(
      { account: id },
      'The two-step login key of an account cannot be read, because it was encrypted with another PAYLOAD_SECRET. ' +
        'An administrator must reset two-step login of the account.',
    );
    return false;
  }
  const step = stepOfCode(code, secret, secondFactor?.lastStep ?? null);
  if (step === null) return false;
  const used = await query(
    { payload },
    sql`UPDATE users SET second_factor_last_step = ${step}
        WHERE id = ${id} AND (second_factor_last_step IS NULL OR second_factor_last_step < ${step}) RETURNING id`,
  );
  return used.length > 0;
}

async function useRecoveryCode(
  payload: Payload,
  { id, secondFactor }: Account,
  code: string,
): Promise<boolean> {
  const hash = hashRecoveryCode(code, id);
  const stored = secondFactor?.recoveryCodes ?? '';
  const hashes = stored.split('\n');
  if (hash === null || !hashes.includes(hash)) return false;
  const left = hashes.filter((other) => other !== hash).join('\n');
  const used = await query(
    { payload },
    sql`UPDATE users SET second_factor_recovery_codes = ${left}
        WHERE id = ${id} AND second_factor_recovery_codes = ${stored} RETURNING id`,
  );
  return used.length > 0;
}
