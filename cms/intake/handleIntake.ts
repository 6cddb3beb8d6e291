import type { Handler } from '../platform/http/route';
import { inTransaction } from '../platform/database/inTransaction';
import { acceptedAnswer, refusedAnswer } from './answers';
import { clientAddress } from '../platform/http/clientAddress';
import type { Accepted, Intake, IntakeContext } from './intake';
import { CONSENT_VERSION, consentProof } from './consents/consentProof';
import { visitSource } from './visitSource';
import { recordIntakeMetrics } from './recordIntakeMetrics';
import { requestLanguage } from './language';
import { Refusal } from './Refusal';
import { storeAnswer, releaseKey, reserveKey } from './steps/idempotency';
import { limitAddress, limitTotal, limitKey } from './steps/limitRate';
import { admitBody, type AdmittedBody } from './steps/admitBody';
import { parseJson } from './steps/parseJson';
import { readBody } from './steps/readBody';
import { refuseBlocked } from './steps/refuseBlocked';
import { refuseForeignOrigin } from './steps/refuseForeignOrigin';
import { requireJson } from './steps/requireJson';
import { refuseReplayed, consumeCaptcha } from './steps/consumeCaptcha';
import { verifyCaptcha } from './steps/verifyCaptcha';

/**
 * Creates the request handler of a form (`docs/guides/add-a-form.md`). It checks a request in this order:
 * - before reading the body: the origin (403), the content type (415) and whether the IP address is blocked (429)
 * - the body: its size (413), its JSON (400) and its fields (422)
 * - the idempotency key: if it is known, the stored response is sent again
 * - the rate of the IP address (429), the form's database checks (422), the captcha (403) and the total rate of the
 * form (429). For a form with `rateLimitKey`, the rate of its key replaces both rates.
 *
 * Then `prepare` runs. Finally, one transaction stores the input, its deliveries and the response, before the response
 * is sent. If storing fails, the response is 503.
 */
export function handleIntake<Input, Prepared = undefined>(intake: Intake<Input, Prepared>): Handler {
  return async (request, { payload, params }) => {
    const began = performance.now();
    const note = (result: string) =>
      recordIntakeMetrics(intake.form, result, (performance.now() - began) / 1000);
    const context: IntakeContext = {
      payload,
      params,
      language: requestLanguage(request),
      address: clientAddress(request),
      source: visitSource(request),
      consentVersion: request.headers.get(CONSENT_VERSION),
    };
    let admitted: AdmittedBody | undefined;
    try {
      refuseForeignOrigin(request);
      requireJson(request, { orText: intake.acceptsBeacon ?? false });
      refuseBlocked(intake.form, context.address, intake.timesPerAddress);
      const maxBytes = (await intake.maxBytesFor?.(context)) ?? intake.maxBytes;
      admitted = admitBody(request, maxBytes, context.address);
      const body = await readBody(request, maxBytes, admitted);
      const accepted = await accept(intake, request, body, context);
      note(accepted.headers?.['Idempotent-Replayed'] ? 'replayed' : 'accepted');
      return acceptedAnswer(accepted, context.language);
    } catch (error) {
      const answer = intake.answerRefusal ?? refusedAnswer;
      note(error instanceof Refusal ? error.code : 'notStored');
      if (error instanceof Refusal) return await answer(error, context.language);
      payload.logger.error({ err: error, msg: `The form ${intake.form} could not be stored` });
      return await answer(
        new Refusal(503, 'notStored', { headers: { 'Retry-After': '60' } }),
        context.language,
      );
    } finally {
      admitted?.release();
    }
  };
}

async function accept<Input, Prepared>(
  intake: Intake<Input, Prepared>,
  request: Request,
  body: Uint8Array,
  context: IntakeContext,
): Promise<Accepted> {
  const input = await readInput(intake, parseJson(body), context);
  const { idempotentContent } = intake;
  const reserved =
    idempotentContent && (await reserveKey(context.payload, request, intake.form, idempotentContent(input)));
  if (reserved && 'answer' in reserved) {
    return { ...reserved.answer, headers: { ...reserved.answer.headers, 'Idempotent-Replayed': 'true' } };
  }
  try {
    const { rateLimitKey, timesPerAddress } = intake;
    if (rateLimitKey) await limitKey(context.payload, intake.form, await rateLimitKey(input, context));
    else await limitAddress(context.payload, intake.form, context.address, timesPerAddress);
    const errors = await intake.check?.(input, context);
    if (errors) throw new Refusal(422, 'invalidFields', { errors });
    if (intake.consents) context.consent = await consentProof(await intake.consents(input, context), context);
    const captchaAnswer = intake.captchaAnswer ? intake.captchaAnswer(input) : null;
    const captcha = captchaAnswer === null ? null : await verifyCaptcha(captchaAnswer, context.address);
    if (captcha) refuseReplayed(captcha);
    if (idempotentContent && !rateLimitKey) await limitTotal(context.payload, intake.form, timesPerAddress);
    // Spend the captcha before expensive work, so that each captcha pays for it only once, even if it fails.
    const isSpentNow = captcha !== null && intake.prepare !== undefined;
    if (isSpentNow) await consumeCaptcha({ payload: context.payload }, captcha);
    // A form without `prepare` has `undefined` as its type `Prepared`, so the assertion is safe.
    const prepared = (await intake.prepare?.(input, context)) as Prepared;
    try {
      return await inTransaction(context.payload, async (req) => {
        if (captcha && !isSpentNow) await consumeCaptcha(req, captcha);
        const accepted = await intake.store(input, context, req, prepared);
        if (reserved) await storeAnswer(req, reserved, accepted);
        return accepted;
      });
    } catch (error) {
      await intake.undo?.(prepared, context).catch((err: unknown) => {
        context.payload.logger.warn({
          err,
          msg: `The cleanup of a failed request to the form ${intake.form} failed`,
        });
      });
      throw error;
    }
  } catch (error) {
    // Ignore a failure to release the key: its lock expires anyway.
    if (reserved) await releaseKey(context.payload, reserved).catch(() => undefined);
    throw error;
  }
}

async function readInput<Input, Prepared>(
  intake: Intake<Input, Prepared>,
  body: unknown,
  context: IntakeContext,
): Promise<Input> {
  context.language = intake.languageOf?.(body) ?? context.language;
  const parsed = await intake.parse(body, context);
  if ('errors' in parsed) throw new Refusal(422, 'invalidFields', { errors: parsed.errors });
  return parsed.data;
}
