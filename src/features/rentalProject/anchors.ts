/** Places of the page that its own buttons lead to. */
export const LOCATION_ANCHOR = 'map';
