/** Why a captcha answer is not good enough. */
export type CaptchaFailure = 'captchaWrong' | 'captchaExpired' | 'captchaUnreachable';

export type CaptchaVerdict =
  | {
      passed: true;
      /** Stands for this one answer: used once, it is spent. */
      key: string;
      /** When the answer is worthless anyway, in ms since 1970; until then the key is remembered. */
      expiresAt: number;
    }
  | { passed: false; failure: CaptchaFailure };

/** Whatever tells visitors from robots. */
export interface Captcha {
  /**
   * Checks an answer. Whether it was used before is not its business: the intake remembers keys.
   * @param answer what the browser sent as `gRecaptchaResponse`
   * @param address the visitor's address
   */
  verify: (answer: string, address: string) => Promise<CaptchaVerdict>;
}
