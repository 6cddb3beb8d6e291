import { z } from 'zod';

const LONGEST = 8000;

/** Captcha answer of the browser, verified by `steps/verifyCaptcha`. */
export const captchaField = z
  .string()
  .max(LONGEST)
  .nullish()
  .transform((answer) => answer ?? undefined);
