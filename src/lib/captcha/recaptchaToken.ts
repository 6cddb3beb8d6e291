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

let loading: Promise<Recaptcha> | undefined;

function load(language: string): Promise<Recaptcha> {
  loading ??= new Promise((resolve, reject) => {
    const fail = () => {
      // The next form tries again.
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
 * Google's invisible reCAPTCHA.
 * @throws Error 'Recaptcha failed' when it cannot be loaded, says no, or its question is left unanswered (project-marketing §8)
 */
export async function recaptchaToken(culture: string): Promise<string> {
  const sitekey = requireEnv('GATSBY_RECAPTCHA_SITE_KEY', process.env.GATSBY_RECAPTCHA_SITE_KEY);
  const recaptcha = await load(culture.startsWith('he') ? 'iw' : 'en');
  const place = document.body.appendChild(document.createElement('div'));
  let timer: number | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('Recaptcha failed'));
      // A visitor who closes Google's question is not reported.
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
