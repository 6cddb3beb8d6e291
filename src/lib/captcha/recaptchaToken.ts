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

let loading: Promise<Recaptcha> | undefined;

function load(language: string): Promise<Recaptcha> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`;
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('Recaptcha failed'));
    };
    script.onerror = () => {
      loading = undefined;
      reject(new Error('Recaptcha failed'));
    };
    document.head.append(script);
  });
  return loading;
}

/**
 * Google's invisible reCAPTCHA.
 * @throws Error 'Recaptcha failed' when it cannot be loaded or says no (project-marketing §8)
 */
export async function recaptchaToken(culture: string): Promise<string> {
  const sitekey = requireEnv('GATSBY_RECAPTCHA_SITE_KEY', process.env.GATSBY_RECAPTCHA_SITE_KEY);
  const recaptcha = await load(culture.slice(0, 2) === 'he' ? 'iw' : 'en');
  return new Promise((resolve, reject) => {
    const place = document.body.appendChild(document.createElement('div'));
    const widget = recaptcha.render(place, {
      sitekey,
      size: 'invisible',
      callback: resolve,
      'error-callback': () => reject(new Error('Recaptcha failed')),
    });
    recaptcha.execute(widget);
  });
}
