/** Reason why a captcha token is rejected. */
export type CaptchaFailure = 'captchaWrong' | 'captchaExpired' | 'captchaUnreachable';

export type CaptchaVerdict =
  | {
      passed: true;
      /** Identifies the token. The intake stores it, so that the token cannot be used twice. */
      key: string;
      /** Time at which the token expires, in ms since 1970. Until then the intake keeps its key. */
      expiresAt: number;
    }
  | { passed: false; failure: CaptchaFailure };

/** Interface of the captcha services, which tell visitors from bots. */
export interface Captcha {
  /**
   * Verifies a captcha token. Implementations need not detect tokens that were used before: the intake does that by
   * their key.
   * @param answer token that the browser sent as `gRecaptchaResponse`
   * @param address the visitor's IP address
   */
  verify: (answer: string, address: string) => Promise<CaptchaVerdict>;
}
