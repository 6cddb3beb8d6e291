/** A list that visitors filter and page through. */
export type ListName = 'projects' | 'rentalApartments' | 'products' | 'careers' | 'magazine';

/** Every event of the site, with its parameters: the one list. */
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
  /** One of several kinds of meeting was chosen. */
  meeting_kind: { meeting: string };
  meeting_booked: { meeting: string };
  meeting_taken: { meeting: string };
  meeting_failed: { meeting: string; message: string };
  meeting_invalid: { meeting: string; message: string };
  lottery_sent: { lottery: string };
  lottery_failed: { lottery: string; message: string };
  lottery_invalid: { lottery: string; message: string };
  /** A number was looked up; not which one. */
  lottery_looked_up: { lottery: string; found: boolean };
  lottery_verified: { lottery: string; holds: boolean };
  application_sent: { orderId: number };
  application_failed: { orderId: number; message: string };
  page_chosen: { list: ListName; page: number };
  tab_chosen: { place: 'rentalApartments' | 'projectApartments' | 'apartmentDrawer'; tab: string };
  home_opened: { assetName: string };
  /** A button of a list of homes, or of one of them. */
  home_button_pressed: { button: HomeButton; assetName?: string };
  /** So many filters of a modal are active. */
  filters_applied: { list: ListName | 'projectApartments'; filters: number };
  filter_chosen: { list: ListName | 'projectApartments'; filter: string };
  filters_cleared: { list: ListName | 'projectApartments' };
  /** The search box of a list was left, with so many results; not what was typed: it may name a person. */
  list_searched: { list: ListName; results: number };
  /** An entry of a list was followed, or its row opened. */
  item_chosen: { list: ListName; item: string };
  /** A part of a page that was folded away was opened. */
  panel_opened: { place: 'product'; panel: string };
  button_pressed: { place: ListName | 'product'; button: string };
  /** A button of a rental project's page (project-marketing §7). */
  rental_button_pressed: {
    button: 'benefit' | 'call' | 'leaveDetails' | 'link' | 'meeting';
    place: 'benefits' | 'join' | 'priority';
  };
  /** A button that scrolls to a place of the page. */
  anchor_pressed: { place: 'hero' | 'pin' | 'visualization'; anchor: string };
  application_invalid: { orderId: number; message: string };
  /** A button or link of a project's page (project-marketing §7). */
  project_button_pressed: { button: ProjectButton; project: string };
}

/** Buttons of a project's list of homes. */
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

/** Buttons of a project's page beside those of its homes. */
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
  | 'moreInfo'
  | 'moreProjects'
  | 'partner'
  | 'relatedProject'
  | 'section'
  | 'share'
  | 'virtualTour';

export type AnalyticsConsent = 'granted' | 'denied' | 'unasked';

const CONSENT_KEY = 'analytics-consent';
/** Of what the visitor is asked. A new number asks everybody again. */
export const CONSENT_VERSION = '2026-11';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** The answer of this page's life, for browsers that keep nothing. */
let unkept: AnalyticsConsent = 'unasked';

/** What the visitor said about being counted, to the present question. */
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

/** Keeps the visitor's answer and the question's version for the next pages, where the browser lets us; else until the page is left. */
export function setAnalyticsConsent(consent: 'granted' | 'denied'): void {
  unkept = consent;
  try {
    window.localStorage.setItem(CONSENT_KEY, `${consent}@${CONSENT_VERSION}`);
  } catch {
    // The answer holds as long as this page lives.
  }
}

/**
 * Reports an event to the tag manager's data layer, if the visitor agreed to be counted. What happens before
 * the agreement is dropped, not kept for later: nobody who did not agree is counted.
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
