/** Names of the lists that visitors can filter and page through. */
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
  /** Sent only for projects with several kinds of meeting. */
  meeting_kind: { meeting: string };
  meeting_booked: { meeting: string };
  meeting_taken: { meeting: string };
  meeting_failed: { meeting: string; message: string };
  meeting_invalid: { meeting: string; message: string };
  lottery_sent: { lottery: string };
  lottery_failed: { lottery: string; message: string };
  lottery_invalid: { lottery: string; message: string };
  /** Records only whether the lookup found something. The number that the visitor entered is never sent. */
  lottery_looked_up: { lottery: string; found: boolean };
  lottery_verified: { lottery: string; holds: boolean };
  application_sent: { orderId: number };
  application_failed: { orderId: number; message: string };
  page_chosen: { list: ListName; page: number };
  tab_chosen: { place: 'rentalApartments' | 'projectApartments' | 'apartmentDrawer'; tab: string };
  home_opened: { assetName: string };
  /** The visitor pressed a button of an apartment list or of one apartment. */
  home_button_pressed: { button: HomeButton; assetName?: string };
  /** The visitor applied filters. `filters` is the number of active filters. */
  filters_applied: { list: ListName | 'projectApartments'; filters: number };
  filter_chosen: { list: ListName | 'projectApartments'; filter: string };
  filters_cleared: { list: ListName | 'projectApartments' };
  /** Sent when the search box loses focus. The search text is not sent, because it may name a person. */
  list_searched: { list: ListName; results: number };
  /** The visitor followed the link of a list entry, or opened its row. */
  item_chosen: { list: ListName; item: string };
  /** The visitor opened a collapsed panel. */
  panel_opened: { place: 'product'; panel: string };
  button_pressed: { place: ListName | 'product'; button: string };
  /** The visitor pressed a button on the page of a rental project (project-marketing §7). */
  rental_button_pressed: {
    button: 'benefit' | 'call' | 'leaveDetails' | 'link' | 'meeting';
    place: 'benefits' | 'join' | 'priority';
  };
  /** The visitor pressed a button that scrolls to an anchor on the page. */
  anchor_pressed: { place: 'hero' | 'pin' | 'visualization'; anchor: string };
  application_invalid: { orderId: number; message: string };
  /** The visitor pressed a button or link on a project page (project-marketing §7). */
  project_button_pressed: { button: ProjectButton; project: string };
}

/** Names of the buttons in a project's apartment list. */
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

/** Names of the buttons on a project page outside its apartment list. */
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
/** Version of the consent question. If it changes, all visitors are asked again. */
export const CONSENT_VERSION = '2026-11';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Answer of the visitor. It is kept in memory until the page is closed, in case storage is unavailable. */
let unkept: AnalyticsConsent = 'unasked';

/** Returns the visitor's answer to the current version of the consent question. */
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

/**
 * Stores the visitor's answer together with the version of the question. If storage is unavailable, the answer is only
 * kept in memory.
 */
export function setAnalyticsConsent(consent: 'granted' | 'denied'): void {
  unkept = consent;
  try {
    window.localStorage.setItem(CONSENT_KEY, `${consent}@${CONSENT_VERSION}`);
  } catch {
    // Storage is unavailable. The answer is still in memory.
  }
}

/**
 * Sends an event to the tag manager's data layer if the visitor has consented. Events from before the consent are
 * dropped.
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
