const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/**
 * Converts a time of day to minutes.
 * @param time such as `9:30`; `24:00` is the end of the day
 * @returns minutes since midnight, or null for an invalid time
 */
export function minutesOf(time: string | null | undefined): number | null {
  const text = time?.trim() ?? '';
  if (text === '24:00') return 24 * 60;
  const [, hours, minutes] = TIME.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
