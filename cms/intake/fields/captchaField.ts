import { z } from 'zod';

const LONGEST = 8000;

/** Captcha token that the browser sends. The intake step `steps/verifyCaptcha` verifies it. */
export const captchaField = z
  .string()
  .max(LONGEST)
  .nullish()
  .transform((answer) => answer ?? undefined);
