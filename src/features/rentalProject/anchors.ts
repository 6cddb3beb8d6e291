/** Places of the page that its own buttons lead to. */
export const LOCATION_ANCHOR = 'map';
export const REVIEWS_ANCHOR = 'reviews';
export const QUESTIONS_ANCHOR = 'questions';
