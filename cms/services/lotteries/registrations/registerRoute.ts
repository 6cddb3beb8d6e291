import type { IntakeContext } from '../../../intake/intake';
import { intakeRoute } from '../../../intake/intakeRoute';
import { createReference, REFERENCE } from '../../../intake/reference';
import { Refusal } from '../../../intake/Refusal';
import { fieldText } from '../../../intake/texts/fieldTexts';
import { inboxEntry } from '../../../inbox/inboxEntry';
import { storeEntry } from '../../../inbox/storeEntry';
import type { Lottery } from '../../../payload-types';
import { findPublicLottery } from '../findLottery';
import { lockLottery } from '../lotteryLock';
import { lotteryState } from '../lotteryState';
import { readDraw } from '../readDraw';
import { confirmationDeadline } from '../mails/confirmationDeadline';
import { queueRegistrationMail } from '../mails/queueRegistrationMail';
import { registrationConfirmation } from '../mails/registrationConfirmation';
import { findEarliest } from './findEarliest';
import { identityTrace } from './identityTrace';
import { registrationSchema, type Registration } from './registrationSchema';
import { LOTTERY_PARAMS, UNKNOWN_LOTTERY } from '../calls/lotteryDocs';
import { registeredShape } from '../calls/lotteryShapes';
import { envelope } from '../../../platform/http/answerShapes';

const MAX_BYTES = 16_000;

/** Returns field errors if registration is not open, or null if it is. */
async function closedErrors(
  lottery: Lottery | null,
  { payload, language }: Pick<IntakeContext, 'payload' | 'language'>,
) {
  const draw = lottery && (await readDraw({ payload }, lottery.id));
  if (lottery && lotteryState(lottery, draw, Date.now()) === 'open') return null;
  return { lottery: [fieldText('lotteryNotOpen', language)] };
}

/**
 * `POST /web/lotteries/{lottery}/register`: stores a registration for a lottery. It counts after it is confirmed by
 * e-mail. If the identity number is already registered, response and mail are the same, so that strangers cannot find
 * out who takes part.
 */
export const registerRoute = intakeRoute<Registration>({
  path: '/web/lotteries/{lottery}/register',
  summary:
    'Registers for an open lottery; the registration takes part after the link in the mail is confirmed',
  params: LOTTERY_PARAMS,
  body: registrationSchema,
  accepted: {
    description: 'The registration is stored',
    schema: envelope(registeredShape),
    headers: { [REFERENCE]: 'The registration number' },
  },
  answers: UNKNOWN_LOTTERY,
  captcha: true,
  form: 'lottery',
  maxBytes: MAX_BYTES,
  maxBytesFor: async ({ payload, params, language }) => {
    if (!(await findPublicLottery({ payload, id: params.lottery, language })))
      throw new Refusal(404, 'unknownLottery');
    return MAX_BYTES;
  },
  consents: ({ terms, allowedMarketing, allowedSmsAndEmail }) => ({
    lotteryTerms: terms,
    marketing: allowedMarketing,
    smsAndEmail: allowedSmsAndEmail,
  }),
  check: async (_input, context) => {
    const { payload, params, language } = context;
    return closedErrors(await findPublicLottery({ payload, id: params.lottery, language }), context);
  },
  store: async ({ fullName, idNumber, email, phone, uri, ...input }, context, req) => {
    const { payload, params, language } = context;
    const lottery = Number(params.lottery);
    await lockLottery(req, lottery);
    // Check again while holding the lock, because registration may have closed since the first check.
    const open = await findPublicLottery({ payload, id: params.lottery, language, req });
    const errors = await closedErrors(open, context);
    if (errors || !open) throw new Refusal(422, 'invalidFields', { errors: errors ?? {} });
    const { ticket, ending } = identityTrace(lottery, idNumber);
    const earlier = await findEarliest(req, ticket);
    const reference = createReference('H');
    const entry = await inboxEntry(req, context, {
      collection: 'lotteryRegistrations',
      topic: String(lottery),
      email,
      phone,
      uri,
    });
    const id = await storeEntry(req, 'lotteryRegistrations', {
      ...entry,
      ...(earlier && { duplicateOf: earlier.id, duplicateBy: 'identity' as const }),
      lottery,
      fullName,
      idEnding: ending,
      email,
      phone,
      allowedMarketing: input.allowedMarketing,
      allowedSmsAndEmail: input.allowedSmsAndEmail,
      identity: ticket,
      ticket: null,
      takesPart: 'unconfirmed',
      reference,
      // Staff get no mail about a registration. They see it in the inbox.
      delivery: null,
      language,
    });
    await queueRegistrationMail(req, registrationConfirmation, { id, reference, lottery, email });
    const confirmUntil = new Date(confirmationDeadline(open)).toISOString();
    return { body: { body: { number: reference, confirmUntil } }, headers: { [REFERENCE]: reference } };
  },
});
