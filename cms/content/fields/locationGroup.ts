/**
 * Key in a field's `custom` property. It marks a group of address fields with coordinates, which the content report
 * then checks.
 */
export const LOCATION_GROUP = 'placed';
