/** Key of the captcha answer among the values of an entry (docs/explanation/dynamic-forms.md). */
export const CAPTCHA_VALUE = 'g-recaptcha-response';
