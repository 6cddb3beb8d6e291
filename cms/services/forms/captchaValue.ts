/** Name under which the answer of the captcha travels among the values of an entry (design §5). */
export const CAPTCHA_VALUE = 'g-recaptcha-response';
