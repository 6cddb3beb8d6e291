/** Every event of the site, with its parameters: the one list. */
export interface AnalyticsEvents {
  contact_form_sent: { companyId: number };
  contact_form_failed: { companyId: number; message: string };
  contact_form_invalid: { companyId: number; message: string };
  dynamic_form_sent: { formId: string };
  dynamic_form_failed: { formId: string; message: string };
  dynamic_form_invalid: { formId: string; message: string };
}

export type AnalyticsConsent = 'granted' | 'denied' | 'unasked';

const CONSENT_KEY = 'analytics-consent';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** What the visitor said about being counted. Where the browser keeps nothing, nobody was asked. */
export function analyticsConsent(): AnalyticsConsent {
  try {
    const kept = window.localStorage.getItem(CONSENT_KEY);
    return kept === 'granted' || kept === 'denied' ? kept : 'unasked';
  } catch {
    return 'unasked';
  }
}

/** Keeps the visitor's answer for the next pages, where the browser lets us. */
export function setAnalyticsConsent(consent: 'granted' | 'denied'): void {
  try {
    window.localStorage.setItem(CONSENT_KEY, consent);
  } catch {
    // Without storage the answer holds for nothing: no event is sent.
  }
}

/**
 * Reports an event to the tag manager's data layer, if the visitor agreed to be counted.
 * @param event name of the event
 * @param parameters its parameters; nothing by which a person could be known
 */
export function track<Name extends keyof AnalyticsEvents>(
  event: Name,
  parameters: AnalyticsEvents[Name],
): void {
  if (analyticsConsent() !== 'granted') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...parameters });
}
