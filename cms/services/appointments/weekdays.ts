/** Weekdays in order with their labels. */
export const WEEKDAYS = [
  { value: 'sunday', label: { he: 'ראשון', en: 'Sunday' } },
  { value: 'monday', label: { he: 'שני', en: 'Monday' } },
  { value: 'tuesday', label: { he: 'שלישי', en: 'Tuesday' } },
  { value: 'wednesday', label: { he: 'רביעי', en: 'Wednesday' } },
  { value: 'thursday', label: { he: 'חמישי', en: 'Thursday' } },
  { value: 'friday', label: { he: 'שישי', en: 'Friday' } },
  { value: 'saturday', label: { he: 'שבת', en: 'Saturday' } },
] as const;

export type Weekday = (typeof WEEKDAYS)[number]['value'];

/** Returns the number of a weekday; 0 is Sunday. */
export const weekdayNumber = (day: Weekday): number => WEEKDAYS.findIndex(({ value }) => value === day);
