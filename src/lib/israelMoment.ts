const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jerusalem',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as clocks in Israel show it, wherever the visitor is; written the same at build and in every browser. */
export interface IsraelMoment {
  /** `DD/MM/YYYY` */
  day: string;
  /** `HH:mm` */
  time: string;
}

/**
 * @param iso ISO time
 * @returns null for what is no time
 */
export function israelMoment(iso: string | null | undefined): IsraelMoment | null {
  const at = Date.parse(iso ?? '');
  if (Number.isNaN(at)) return null;
  const { day, month, year, hour, minute } = Object.fromEntries(
    PARTS.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  return { day: `${day}/${month}/${year}`, time: `${hour}:${minute}` };
}
