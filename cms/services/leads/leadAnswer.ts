import { z } from 'zod';
import type { Locale } from '../../platform/locales/locales';
import { refusedInEnvelope } from '../../intake/answers';
import type { Refusal } from '../../intake/Refusal';
import { refusalText } from '../../intake/texts/refusalTexts';

/** Envelope of all responses (corporate-site §7). */
export const leadAnswerShape = z.object({
  addLeadSucceeded: z.boolean(),
  errorMessage: z.string().nullable(),
});

export const LEAD_ACCEPTED = {
  body: { addLeadSucceeded: true, errorMessage: null } satisfies z.infer<typeof leadAnswerShape>,
};

/**
 * Rejection in the lead's envelope. Adds `body: { addLeadSucceeded: false, errorMessage }` to the common format, for
 * callers that read only the envelope.
 */
export function leadRefused(refusal: Refusal, language: Locale): Promise<Response> {
  const errorMessage = Object.values(refusal.errors ?? {})[0]?.[0] ?? refusalText(refusal.code, language);
  return refusedInEnvelope(refusal, language, { addLeadSucceeded: false, errorMessage });
}
