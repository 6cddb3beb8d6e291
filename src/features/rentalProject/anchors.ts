/** Anchors that the page's own buttons use. */
export const LOCATION_ANCHOR = 'map';
export const REVIEWS_ANCHOR = 'reviews';
export const QUESTIONS_ANCHOR = 'questions';
