import { requireEnv } from '../requireEnv';

interface Recaptcha {
  ready: (callback: () => void) => void;
  render: (
    element: HTMLElement,
    options: {
      sitekey: string;
      size: 'invisible';
      callback: (token: string) => void;
      'error-callback': () => void;
    },
  ) => number;
  execute: (widget: number) => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const TIMEOUT_MS = 120_000;

const siteKey = () => requireEnv('GATSBY_RECAPTCHA_SITE_KEY', process.env.GATSBY_RECAPTCHA_SITE_KEY);

let loading: Promise<Recaptcha> | undefined;

/**
 * Loads Google's script once per page.
 * @throws Error 'Recaptcha failed'. The next call retries
 */
export async function loadRecaptcha(culture: string): Promise<Recaptcha> {
  siteKey();
  const language = culture.startsWith('he') ? 'iw' : 'en';
  loading ??= new Promise((resolve, reject) => {
    const fail = () => {
      // Resets the state, so that the next call retries.
      loading = undefined;
      script.remove();
      reject(new Error('Recaptcha failed'));
    };
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  });
  return loading;
}

/**
 * Runs Google's invisible reCAPTCHA.
 * @throws Error 'Recaptcha failed' if the script cannot be loaded, Google refuses the visitor, or the challenge is not
 *   answered (project-marketing §8)
 */
export async function recaptchaToken(culture: string): Promise<string> {
  const sitekey = siteKey();
  const recaptcha = await loadRecaptcha(culture);
  const place = document.body.appendChild(document.createElement('div'));
  let timer: number | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('Recaptcha failed'));
      // A timeout is needed, because Google does not report that a visitor closed the challenge.
      timer = window.setTimeout(fail, TIMEOUT_MS);
      const widget = recaptcha.render(place, {
        sitekey,
        size: 'invisible',
        callback: resolve,
        'error-callback': fail,
      });
      recaptcha.execute(widget);
    });
  } finally {
    window.clearTimeout(timer);
    place.remove();
  }
}
