import { normalizeEmail } from '@group/rules/people/normalizeEmail';
import { addDataAndFileToRequest, type PayloadHandler, type TaskConfig } from 'payload';
import { clientAddress } from '../../platform/http/clientAddress';
import { incrementTally, traceKey } from '../../platform/database/tally';
import { accountAnswer, accountRefusal } from './answers';

const HOUR_MS = 60 * 60 * 1000;
const PER_ADDRESS = 10;
const PER_ACCOUNT = 3;
const MAX_EMAIL_LENGTH = 254;

/**
 * `POST /api/users/forgot-password`: requests an e-mail with a reset link. A background job looks up the account, so
 * that neither the response nor its timing reveals whether it exists. Each IP address may send ten requests an hour.
 * From the fourth request for one account within an hour, no mail is sent.
 */
export const forgotPassword: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req);
  const email = typeof req.data?.email === 'string' ? normalizeEmail(req.data.email) : '';
  if (!email || email.length > MAX_EMAIL_LENGTH) return accountRefusal(req, 400, 'emailMissing');
  const { payload } = req;
  const from = await incrementTally({ payload }, traceKey('forgot:from', clientAddress(req)), HOUR_MS);
  if (from.count > PER_ADDRESS) return accountRefusal(req, 429, 'tooMany', { until: from.resetsAt });
  const { count } = await incrementTally({ payload }, traceKey('forgot:account', email), HOUR_MS);
  if (count <= PER_ACCOUNT)
    await payload.jobs.queue({ task: 'passwordReset', queue: 'default', input: { email } });
  return accountAnswer(req, 'resetSent');
};

/**
 * Job that sends the reset mail if the account exists. Payload creates the token, and the outbox delivers the mail
 * (`outbox/mail`).
 */
export const passwordReset: TaskConfig<'passwordReset'> = {
  slug: 'passwordReset',
  inputSchema: [{ name: 'email', type: 'text', required: true }],
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 2000 } },
  handler: async ({ input, req: { payload } }) => {
    await payload.forgotPassword({ collection: 'users', data: { email: input.email } });
    return { output: {} };
  },
};
