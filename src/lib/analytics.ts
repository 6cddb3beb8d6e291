/** Lists that visitors filter and page through. */
export type ListName = 'projects' | 'rentalApartments' | 'products' | 'careers' | 'magazine';

/** All analytics events with their parameters. */
export interface AnalyticsEvents {
  contact_form_sent: { companyId: number };
  contact_form_failed: { companyId: number; message: string };
  contact_form_invalid: { companyId: number; message: string };
  alerts_form_sent: { kinds: string };
  alerts_form_failed: { message: string };
  dynamic_form_sent: { formId: string };
  dynamic_form_failed: { formId: string; message: string };
  dynamic_form_invalid: { formId: string; message: string };
  lead_sent: { variant: 'landing' | 'project' | 'product' | 'eligibility' };
  lead_failed: { variant: 'landing' | 'project' | 'product' | 'eligibility'; message: string };
  lead_invalid: { variant: 'landing' | 'project' | 'product' | 'eligibility'; message: string };
  payment_started: { assetName: string };
  payment_invalid: { assetName: string; message: string };
  payment_failed: { assetName: string; message: string };
  payment_paid: { assetName: string };
  /** Sent only when a project has several kinds of meeting. */
  meeting_kind: { meeting: string };
  meeting_booked: { meeting: string };
  meeting_taken: { meeting: string };
  meeting_failed: { meeting: string; message: string };
  meeting_invalid: { meeting: string; message: string };
  lottery_sent: { lottery: string };
  lottery_failed: { lottery: string; message: string };
  lottery_invalid: { lottery: string; message: string };
  /** Records whether a lookup succeeded, never the number. */
  lottery_looked_up: { lottery: string; found: boolean };
  lottery_verified: { lottery: string; holds: boolean };
  application_sent: { orderId: number };
  application_failed: { orderId: number; message: string };
  page_chosen: { list: ListName; page: number };
  tab_chosen: { place: 'rentalApartments' | 'projectApartments' | 'apartmentDrawer'; tab: string };
  home_opened: { assetName: string };
  /** A button of an apartment list or of one apartment. */
  home_button_pressed: { button: HomeButton; assetName?: string };
  /** `filters` is the number of active filters. */
  filters_applied: { list: ListName | 'projectApartments'; filters: number };
  filter_chosen: { list: ListName | 'projectApartments'; filter: string };
  filters_cleared: { list: ListName | 'projectApartments' };
  /** Sent when the search box loses focus. Leaves out the text, which may name a person. */
  list_searched: { list: ListName; results: number };
  /** A visitor followed an entry of a list, or opened its row. */
  item_chosen: { list: ListName; item: string };
  /** A visitor opened a collapsed panel. */
  panel_opened: { place: 'product'; panel: string };
  button_pressed: { place: ListName | 'product'; button: string };
  /** A button of a rental project's page (project-marketing §7). */
  rental_button_pressed: {
    button: 'benefit' | 'call' | 'leaveDetails' | 'link' | 'meeting';
    place: 'benefits' | 'join' | 'priority';
  };
  /** A button that scrolls to an anchor of the page. */
  anchor_pressed: { place: 'hero' | 'pin' | 'visualization'; anchor: string };
  application_invalid: { orderId: number; message: string };
  /** A button or link of a project page (project-marketing §7). */
  project_button_pressed: { button: ProjectButton; project: string };
}

/** Buttons of a project's apartment list. */
export type HomeButton =
  | 'call'
  | 'close'
  | 'compare'
  | 'documents'
  | 'filters'
  | 'lead'
  | 'more'
  | 'payment'
  | 'print'
  | 'save'
  | 'schedule'
  | 'share';

/** Buttons of a project page outside its apartment list. */
export type ProjectButton =
  | 'call'
  | 'contact'
  | 'contactAnchor'
  | 'document'
  | 'documents'
  | 'gallery'
  | 'leaveDetails'
  | 'lobby'
  | 'lottery'
  | 'map'
  | 'meeting'
  | 'miniSite'
  | 'moreInfo'
  | 'moreProjects'
  | 'partner'
  | 'relatedProject'
  | 'section'
  | 'share'
  | 'virtualTour';

export type AnalyticsConsent = 'granted' | 'denied' | 'unasked';

const CONSENT_KEY = 'analytics-consent';
/** Version of the consent question. A new version asks all visitors again. */
export const CONSENT_VERSION = '2026-11';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Holds the answer for the page's lifetime when storage is unavailable. */
let unkept: AnalyticsConsent = 'unasked';

/** Returns the visitor's answer to the current consent question. */
export function analyticsConsent(): AnalyticsConsent {
  try {
    const kept = window.localStorage.getItem(CONSENT_KEY);
    const [choice, version] = (kept ?? '').split('@');
    const answered = choice === 'granted' || choice === 'denied';
    return answered && version === CONSENT_VERSION ? choice : 'unasked';
  } catch {
    return unkept;
  }
}

/** Stores the visitor's answer with the question's version, in memory when storage is unavailable. */
export function setAnalyticsConsent(consent: 'granted' | 'denied'): void {
  unkept = consent;
  try {
    window.localStorage.setItem(CONSENT_KEY, `${consent}@${CONSENT_VERSION}`);
  } catch {
    // The answer stays in memory.
  }
}

/**
 * Reports an event to the tag manager's data layer if the visitor consented. Drops events from before the
 * consent.
 * @param parameters must not contain personal data
 */
export function track<Name extends keyof AnalyticsEvents>(
  event: Name,
  parameters: AnalyticsEvents[Name],
): void {
  if (analyticsConsent() !== 'granted') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...parameters });
}
