import { z } from 'zod';
import type { Locale } from '../../platform/locales';
import { refusedInEnvelope } from '../../intake/answers';
import type { Refusal } from '../../intake/Refusal';
import { refusalText } from '../../intake/texts/refusalTexts';

/** What callers read of every answer (corporate-site §7). */
export const leadAnswerShape = z.object({
  addLeadSucceeded: z.boolean(),
  errorMessage: z.string().nullable(),
});

export const LEAD_ACCEPTED = {
  body: { addLeadSucceeded: true, errorMessage: null } satisfies z.infer<typeof leadAnswerShape>,
};

/**
 * A refusal in the lead's envelope: with the status, headers and fields that every form's refusal has, and beside them
 * `body: { addLeadSucceeded: false, errorMessage }`, so that a caller who reads the envelope alone knows why too.
 */
export function leadRefused(refusal: Refusal, language: Locale): Promise<Response> {
  const errorMessage = Object.values(refusal.errors ?? {})[0]?.[0] ?? refusalText(refusal.code, language);
  return refusedInEnvelope(refusal, language, { addLeadSucceeded: false, errorMessage });
}
