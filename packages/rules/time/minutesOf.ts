const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/**
 * Converts a time such as `9:30` to minutes since midnight; 24:00 is the end of the day.
 * @returns null for a text that is no time
 */
export function minutesOf(time: string | null | undefined): number | null {
  const text = time?.trim() ?? '';
  if (text === '24:00') return 24 * 60;
  const [, hours, minutes] = TIME.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
