/** Reason why a captcha answer is rejected. */
export type CaptchaFailure = 'captchaWrong' | 'captchaExpired' | 'captchaUnreachable';

export type CaptchaVerdict =
  | {
      passed: true;
      /** Identifies the answer; the intake stores it as spent. */
      key: string;
      /** Expiry of the answer in ms since 1970; the key is stored until then. */
      expiresAt: number;
    }
  | { passed: false; failure: CaptchaFailure };

/** Distinguishes visitors from robots. */
export interface Captcha {
  /**
   * Verifies an answer. The intake itself detects replayed answers by their key.
   * @param answer `gRecaptchaResponse` of the browser
   * @param address the visitor's address
   */
  verify: (answer: string, address: string) => Promise<CaptchaVerdict>;
}
