import { z } from 'zod';

const MAX_LENGTH = 8000;

/** Captcha token that the browser sends. The intake step `steps/verifyCaptcha` verifies it. */
export const captchaField = z
  .string()
  .max(MAX_LENGTH)
  .nullish()
  .transform((answer) => answer ?? undefined);
