/** Every event of the site, with its parameters: the one list. */
export interface AnalyticsEvents {
  contact_form_sent: { companyId: number };
  contact_form_failed: { message: string };
  contact_form_invalid: { message: string };
}

const CONSENT_KEY = 'analytics-consent';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Whether the visitor agreed to be counted. Storage that is switched off means no. */
export function hasAnalyticsConsent(): boolean {
  try {
    return window.localStorage.getItem(CONSENT_KEY) === 'granted';
  } catch {
    return false;
  }
}

/** Keeps the visitor's answer for the next pages. */
export function setAnalyticsConsent(granted: boolean): void {
  window.localStorage.setItem(CONSENT_KEY, granted ? 'granted' : 'denied');
}

/**
 * Reports an event to the tag manager's data layer, if the visitor agreed to be counted.
 * @param event name of the event
 * @param parameters its parameters
 */
export function track<Name extends keyof AnalyticsEvents>(
  event: Name,
  parameters: AnalyticsEvents[Name],
): void {
  if (!hasAnalyticsConsent()) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...parameters });
}
