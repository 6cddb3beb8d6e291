import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { isCaptchaReady, loadCaptcha } from '../../lib/captcha/loadCaptcha';

interface CaptchaGate {
  /** Why the captcha failed to load. Null before the first attempt and after success. */
  failure: unknown;
  /** Blocks the submission until the captcha is loaded. Otherwise the form could be reset without having been sent. */
  onSubmitCapture: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Delays the submission of a form until its captcha is loaded, and then submits the form again.
 * @param form the form to submit again
 * @param captcha whether the form needs a captcha
 */
export function useCaptchaGate(form: RefObject<HTMLFormElement>, captcha: boolean): CaptchaGate {
  const { culture } = useLanguage();
  const [failure, setFailure] = useState<unknown>(null);
  const waiting = useRef(false);
  const send = async () => {
    waiting.current = true;
    try {
      await loadCaptcha(culture);
      setFailure(null);
    } catch (error) {
      setFailure(error);
      return;
    } finally {
      waiting.current = false;
    }
    // Deferred, because a form ignores `requestSubmit` while the first submit event is still being dispatched.
    setTimeout(() => form.current?.requestSubmit());
  };
  return {
    failure,
    onSubmitCapture: (event) => {
      if (!captcha || isCaptchaReady()) return;
      event.preventDefault();
      event.stopPropagation();
      if (!waiting.current) void send();
    },
  };
}
