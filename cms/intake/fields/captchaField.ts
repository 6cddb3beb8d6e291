import { z } from 'zod';

const LONGEST = 8000;

/** What the browser's captcha answered; the pipeline judges it (`steps/verifyCaptcha`). */
export const captchaField = z
  .string()
  .max(LONGEST)
  .nullish()
  .transform((answer) => answer ?? undefined);
