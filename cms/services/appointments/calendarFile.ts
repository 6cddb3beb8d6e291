import { validXml } from '@group/rules/text/validXml';

const LINE_OCTETS = 75;

interface CalendarEvent {
  /** Identifies the event, so that calendar programs replace an earlier version of it. */
  uid: string;
  /** Version number, which must be higher after each change. */
  sequence: number;
  changedAt: number;
  startsAt: number;
  endsAt: number;
  summary: string;
  location: string;
  description: string;
  cancelled: boolean;
}

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const utc = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Folds long lines as the format requires, without splitting a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let rest = '';
  for (const sign of line) {
    if (Buffer.byteLength(rest + sign) > LINE_OCTETS) {
      lines.push(rest);
      rest = ' ';
    }
    rest += sign;
  }
  return [...lines, rest].join('\r\n');
}

/**
 * Renders an event as an iCalendar file (RFC 5545). Times are in UTC, which calendar programs convert to the user's
 * time zone.
 */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, changedAt, startsAt, endsAt, summary, location, description, cancelled } =
    validXml(event);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meetings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(changedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `DESCRIPTION:${escaped(description)}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
