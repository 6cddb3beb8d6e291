import { normalizeEmail } from '@group/rules/people/normalizeEmail';
import {
  addDataAndFileToRequest,
  generatePayloadCookie,
  loginOperation,
  type PayloadHandler,
  type PayloadRequest,
} from 'payload';
import type { User } from '../../payload-types';
import { clientAddress } from '../../platform/http/clientAddress';
import { accountAnswer, accountRefusal } from './answers';
import { deviceCookie, knownDevice } from './knownDevice';
import { lockSessions } from './lockSessions';
import { beginAttempt, dropAttempt, endAttempt } from './loginLimit';
import { MAX_LENGTH } from './passwordFault';
import { isEnrolled } from './secondFactor/secondFactorStore';
import { verifyCode } from './secondFactor/verifyCode';
import { logLoginResult } from './logLoginResult';
import { joinTransaction } from '../../platform/database/inTransaction';
import { verifyPassword, type StoredPassword } from '../../platform/accounts/verifyPassword';

const MAX_EMAIL_LENGTH = 254;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * `POST /api/users/login`: replaces Payload's endpoint, so that responses do not reveal whether an account exists and
 * attempts are limited (`loginLimit`). Responds with 400 for missing input, 401 for wrong credentials, and 429 with
 * `Retry-After` during a pause.
 * Accounts with a second factor must also send a `code`. The error `codeNeeded` (401) is only sent after a correct
 * password. A wrong code counts like a wrong password. Wrong codes also have a daily limit, and the owner is notified
 * of them (`verifyCode`).
 */
export const login: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req);
  const { payload } = req;
  const email = normalizeEmail(text(req.data?.email));
  const password = text(req.data?.password);
  if (!email || !password || email.length > MAX_EMAIL_LENGTH || password.length > MAX_LENGTH * 2)
    return accountRefusal(req, 400, 'credentialsMissing');

  const from = clientAddress(req);
  const device = knownDevice(req.headers, email);
  const attempt = await beginAttempt(payload, from, email, device);
  if ('until' in attempt) {
    logLoginResult(payload, 'has to wait', { from, email });
    return accountRefusal(req, 429, 'tooMany', attempt);
  }
  const account = await payload.db.findOne<User & StoredPassword>({
    collection: 'users',
    where: { email: { equals: email } },
  });
  const isRight = await verifyPassword(password, account ?? undefined);
  if (!account || !isRight) {
    logLoginResult(payload, 'wrong e-mail or password', { from, email });
    return accountRefusal(req, 401, 'wrongCredentials');
  }
  if (isEnrolled(account)) {
    const code = text(req.data?.code).trim();
    if (!code) {
      await dropAttempt(payload, attempt);
      logLoginResult(payload, 'code asked for', { from, email });
      return accountRefusal(req, 401, 'codeNeeded');
    }
    const isCorrect = await verifyCode(req, account, attempt, code);
    if (typeof isCorrect === 'object') {
      logLoginResult(payload, 'has to wait', { from, email });
      return accountRefusal(req, 429, 'tooMany', isCorrect);
    }
    if (!isCorrect) {
      logLoginResult(payload, 'wrong code', { from, email });
      return accountRefusal(req, 401, 'codeNeeded');
    }
  }
  req.context.secondFactorPassed = true;
  const { token, user, exp } = await joinTransaction(req, async () => {
    await lockSessions(req, account.id);
    return loginOperation({
      collection: payload.collections.users,
      data: { email, password },
      req,
      overrideAccess: false,
    });
  });
  await endAttempt(payload, attempt);
  logLoginResult(payload, 'logged in', { from, email, user: account.id });
  // API clients need the token in the response. A script in a page cannot obtain it, because this request requires the
  // password.
  const answer = accountAnswer(req, 'loggedIn', { token, user, exp });
  if (token) answer.headers.set('Set-Cookie', sessionCookie(req, token));
  answer.headers.append('Set-Cookie', deviceCookie(email, device));
  return answer;
};

function sessionCookie({ payload }: PayloadRequest, token: string): string {
  const { cookiePrefix } = payload.config;
  return generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix,
    token,
  }) as string;
}
