import { z } from 'zod';
import type { Locale } from '../../platform/locales/locales';
import { refusedInEnvelope } from '../../intake/answers';
import type { Refusal } from '../../intake/Refusal';
import { refusalText } from '../../intake/texts/refusalTexts';

/** Body of every response about leads (corporate-site §7). */
export const leadAnswerShape = z.object({
  addLeadSucceeded: z.boolean(),
  errorMessage: z.string().nullable(),
});

export const LEAD_ACCEPTED = {
  body: { addLeadSucceeded: true, errorMessage: null } satisfies z.infer<typeof leadAnswerShape>,
};

/**
 * Creates the error response for a rejected lead. It adds `body: { addLeadSucceeded: false, errorMessage }` to the
 * common error format, for clients that read only `body`.
 */
export function leadRefused(refusal: Refusal, language: Locale): Promise<Response> {
  const errorMessage = Object.values(refusal.errors ?? {})[0]?.[0] ?? refusalText(refusal.code, language);
  return refusedInEnvelope(refusal, language, { addLeadSucceeded: false, errorMessage });
}
