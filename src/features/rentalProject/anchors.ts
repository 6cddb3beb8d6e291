/** HTML ids of the sections that the page's own buttons point to. */
export const LOCATION_ANCHOR = 'map';
export const REVIEWS_ANCHOR = 'reviews';
export const QUESTIONS_ANCHOR = 'questions';
