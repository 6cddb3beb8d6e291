/** Name of the captcha response among the values of a form entry (docs/explanation/dynamic-forms.md). */
export const CAPTCHA_VALUE = 'g-recaptcha-response';
