import { addDataAndFileToRequest, type Endpoint, type PayloadHandler, type PayloadRequest } from 'payload';
import type { User } from '../../../payload-types';
import { hasRole } from '../../../platform/access/roles';
import { clientAddress } from '../../../platform/http/clientAddress';
import { writeAudit } from '../../../platform/audit/writeAudit';
import { notifyAccountOwner } from '../accountNews';
import { accountAnswer, accountRefusal } from '../answers';
import { endOtherSessionsOf, endSessions } from '../endSessions';
import { knownDevice } from '../knownDevice';
import { beginAttempt, endAttempt, type LoginAttempt } from '../loginLimit';
import { accountSubject } from '../auditAccountChange';
import { verifyPassword } from '../../../platform/accounts/verifyPassword';
import { seal, unseal } from './sealSecret';
import { enrol, isEnrolled, readAccount, recoveryCodesLeft, removeSecondFactor } from './secondFactorStore';
import { mustEnrol, requiresSecondFactor } from './secondFactorRule';
import { makeSecret, qrCodeOf, stepOfCode } from './totp';
import { verifyCode } from './verifyCode';

/** How long an offered secret may be confirmed. */
const OFFER_MS = 15 * 60 * 1000;
const MAX_LENGTH = 256;

const text = (value: unknown): string =>
  typeof value === 'string' && value.length <= MAX_LENGTH ? value : '';
const offerContext = (id: number): string => `offer to account ${id}`;

/** Records a change of a second factor in the audit log and notifies the account's owner. */
async function publish(
  req: PayloadRequest,
  account: User,
  news: 'secondFactorEnrolled' | 'secondFactorRemoved' | 'secondFactorReset',
): Promise<void> {
  await writeAudit(req, { action: news, subject: accountSubject(account) });
  await notifyAccountOwner(req, account.email, news);
}

/**
 * Wraps a handler for logged-in users: passes it the user's own account, or responds with 403 if nobody is logged in.
 */
const own =
  (handle: (req: PayloadRequest, account: User) => Promise<Response>): PayloadHandler =>
  async (req) => {
    const account = req.user?.collection === 'users' ? await readAccount(req.payload, req.user.id) : null;
    if (!account) return accountRefusal(req, 403, 'notLoggedIn');
    if (req.method === 'POST') await addDataAndFileToRequest(req);
    return handle(req, account);
  };

/**
 * Verifies the user's password within the limits for logins.
 * @returns the counted attempt, which the caller ends with `endAttempt` after all checks, or an error response
 */
async function confirmPassword(req: PayloadRequest, account: User): Promise<LoginAttempt | Response> {
  const device = knownDevice(req.headers, account.email);
  const attempt = await beginAttempt(req.payload, clientAddress(req), account.email, device);
  if ('until' in attempt) return accountRefusal(req, 429, 'tooMany', attempt);
  const isRight = await verifyPassword(text(req.data?.password), account);
  return isRight ? attempt : accountRefusal(req, 400, 'passwordWrong');
}

/**
 * `GET /api/users/second-factor`: returns whether the user's own account has a second factor, since when, and whether
 * it is required.
 */
const state = own(async (req, account) =>
  Response.json(
    {
      enrolled: isEnrolled(account),
      enrolledAt: account.secondFactor?.enrolledAt ?? null,
      recoveryCodesLeft: recoveryCodesLeft(account),
      required: mustEnrol(req.user) || (await requiresSecondFactor(req.payload, req.user)),
    },
    { headers: { 'Cache-Control': 'no-store' } },
  ),
);

/**
 * `POST /api/users/second-factor/begin` with `password`: creates a secret and returns it as text and QR code. Nothing
 * is stored yet: the encrypted `offer` in the response contains the secret, and the client sends it back to `confirm`.
 * It is valid for fifteen minutes and for this account only. Responds with 409 if the account already has a second
 * factor.
 */
const begin = own(async (req, account) => {
  if (isEnrolled(account)) return accountRefusal(req, 409, 'alreadyEnrolled');
  const attempt = await confirmPassword(req, account);
  if (attempt instanceof Response) return attempt;
  await endAttempt(req.payload, attempt);
  const secret = makeSecret();
  return accountAnswer(req, 'scanCode', {
    secret,
    qrCode: await qrCodeOf(secret, account.email),
    offer: seal(JSON.stringify({ secret, until: Date.now() + OFFER_MS }), offerContext(account.id)),
  });
});

/**
 * `POST /api/users/second-factor/confirm` with `offer` and a `code` of the authenticator app: stores the second factor
 * and ends the other sessions of the account. Only this response contains the recovery codes.
 */
const confirm = own(async (req, account) => {
  if (isEnrolled(account)) return accountRefusal(req, 409, 'alreadyEnrolled');
  const offer = typeof req.data?.offer === 'string' ? unseal(req.data.offer, offerContext(account.id)) : null;
  const { secret, until } = (offer ? JSON.parse(offer) : { secret: '', until: 0 }) as {
    secret: string;
    until: number;
  };
  if (until < Date.now()) return accountRefusal(req, 410, 'offerOver');
  const step = stepOfCode(text(req.data?.code), secret, null);
  if (step === null) return accountRefusal(req, 400, 'codeWrong');
  const recoveryCodes = await enrol(req.payload, account.id, secret, step);
  await endOtherSessionsOf(req, account.id);
  req.payload.logger.info({ account: account.id }, 'An account enrolled a second factor');
  await publish(req, account, 'secondFactorEnrolled');
  return accountAnswer(req, 'enrolled', { recoveryCodes });
});

/**
 * `POST /api/users/second-factor/remove` with `password` and a `code` (or a recovery code): removes the second factor
 * and ends the other sessions of the account.
 */
const remove = own(async (req, account) => {
  if (!isEnrolled(account)) return accountRefusal(req, 409, 'notEnrolled');
  const attempt = await confirmPassword(req, account);
  if (attempt instanceof Response) return attempt;
  const isCorrect = await verifyCode(req, account, attempt, text(req.data?.code));
  if (typeof isCorrect === 'object') return accountRefusal(req, 429, 'tooMany', isCorrect);
  if (!isCorrect) return accountRefusal(req, 400, 'codeWrong');
  await endAttempt(req.payload, attempt);
  await removeSecondFactor(req.payload, account.id);
  await endOtherSessionsOf(req, account.id);
  req.payload.logger.info({ account: account.id }, 'An account removed its second factor');
  await publish(req, account, 'secondFactorRemoved');
  return accountAnswer(req, 'removed');
});

/**
 * `POST /api/users/:id/second-factor/reset` with the administrator's `password`: removes the second factor of users who
 * lost their phone and their recovery codes, and ends their sessions. Administrators cannot reset their own account
 * this way; they must use `remove`, which needs a code.
 */
const reset = own(async (req, administrator) => {
  const id = Number(req.routeParams?.id);
  if (!hasRole(req.user, 'administrator') || id === administrator.id)
    return accountRefusal(req, 403, 'notAllowed');
  const account = Number.isSafeInteger(id) ? await readAccount(req.payload, id) : null;
  if (!account) return accountRefusal(req, 404, 'noAccount');
  if (!isEnrolled(account)) return accountRefusal(req, 409, 'notEnrolled');
  const attempt = await confirmPassword(req, administrator);
  if (attempt instanceof Response) return attempt;
  await endAttempt(req.payload, attempt);
  await removeSecondFactor(req.payload, id);
  await endSessions(req, id);
  req.payload.logger.warn(
    { account: id, by: administrator.id, from: clientAddress(req) },
    'An administrator reset the second factor of another account',
  );
  await publish(req, account, 'secondFactorReset');
  return accountAnswer(req, 'wasReset');
});

/** `GET /api/users/:id/second-factor`: returns to administrators whether an account has a second factor. */
const stateOfOther = own(async (req) => {
  const id = Number(req.routeParams?.id);
  if (!hasRole(req.user, 'administrator')) return accountRefusal(req, 403, 'notAllowed');
  const account = Number.isSafeInteger(id) ? await readAccount(req.payload, id) : null;
  if (!account) return accountRefusal(req, 404, 'noAccount');
  return Response.json({ enrolled: isEnrolled(account) }, { headers: { 'Cache-Control': 'no-store' } });
});

/** Endpoints to set up, remove and reset a second factor. */
export const secondFactorCalls: Endpoint[] = [
  { path: '/second-factor', method: 'get', handler: state },
  { path: '/second-factor/begin', method: 'post', handler: begin },
  { path: '/second-factor/confirm', method: 'post', handler: confirm },
  { path: '/second-factor/remove', method: 'post', handler: remove },
  { path: '/:id/second-factor', method: 'get', handler: stateOfOther },
  { path: '/:id/second-factor/reset', method: 'post', handler: reset },
];
