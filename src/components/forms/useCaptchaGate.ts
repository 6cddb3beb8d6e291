import { useRef, useState, type FormEvent, type RefObject } from 'react';
import { useLanguage } from '../../i18n/LanguageContext';
import { isCaptchaReady, loadCaptcha } from '../../lib/captcha/loadCaptcha';

interface CaptchaGate {
  /** Reason why the captcha could not be loaded; null after success and before the first attempt. */
  failure: unknown;
  /** Blocks sending until the captcha is loaded, so that a form is not reset without being sent. */
  onSubmitCapture: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Sends a form only after its captcha is loaded.
 * @param form submitted again when the captcha is loaded
 * @param captcha whether the form ends with a captcha
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
    // A form ignores `requestSubmit` until the event of the first attempt has been dispatched.
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
