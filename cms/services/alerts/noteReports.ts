import { israelClock } from '@group/rules/time/israelTime';
import type { Payload } from 'payload';
import { env } from '../../platform/env';
import type { AlertKind } from './alertKinds';
import { addReport, changeReport, isSame, knownReports, type AlertReport } from './alertReport';
import { readReports, reportsVersion, type PublicReport, type ReportWords } from './readReports';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Older ones are no news when they appear: a page with the reports of years is put online, a list is completed. */
const NEWS_DAYS = 7;
/** Stands in the table from the first look on: what was public before is old. */
const BASELINE = 'baseline';

const read = new WeakMap<Payload, { version: string; reports: PublicReport[] }>();

/** What is public, read again only when a page changed. */
async function currentReports(payload: Payload): Promise<{ reports: PublicReport[]; changed: boolean }> {
  const version = await reportsVersion(payload);
  const known = read.get(payload);
  if (known?.version === version) return { reports: known.reports, changed: false };
  const reports = await readReports(payload);
  read.set(payload, { version, reports });
  return { reports, changed: true };
}

interface Merged {
  marks: string[];
  kinds: AlertKind[];
  words: ReportWords;
}

/** A report that stands in several places, as on the page for investors and among the financial reports, is one. */
function mergePlaces(reports: readonly PublicReport[]): Merged[] {
  const merged: Merged[] = [];
  for (const report of reports) {
    const same = merged.find((one) => isSame(one, report));
    if (!same) {
      merged.push({ marks: [...report.marks], kinds: [report.kind], words: report.words });
      continue;
    }
    same.marks.push(...report.marks.filter((mark) => !same.marks.includes(mark)));
    if (!same.kinds.includes(report.kind)) same.kinds.push(report.kind);
  }
  return merged;
}

const isNews = ({ date }: ReportWords, now: number): boolean =>
  date !== null && date.slice(0, 10) >= israelClock(now - NEWS_DAYS * DAY_MS).date;

/** Brings what is known of a report up to date: until it is told of, its words; always, where it stands. */
async function follow(payload: Payload, known: AlertReport, { marks, kinds, words }: Merged): Promise<void> {
  const newMarks = marks.filter((mark) => !known.marks.includes(mark));
  const newKinds = kinds.filter((kind) => !known.kinds.includes(kind));
  const isTold = known.state === 'telling' || known.state === 'told';
  await changeReport(payload, known.id, {
    ...(newMarks.length > 0 && { marks: [...known.marks, ...newMarks] }),
    ...(newKinds.length > 0 && { kinds: [...known.kinds, ...newKinds] }),
    ...(known.state === 'seen' && { words }),
    // Who wants to hear of the place where it now stands, too, is told; all others have their mail already.
    ...(isTold && newKinds.length > 0 && { state: 'telling', cursor: 0 }),
  });
}

async function look(payload: Payload, reports: readonly PublicReport[], now: number): Promise<void> {
  const known = await knownReports(payload);
  const baseline = known.some(({ marks }) => marks.includes(BASELINE));
  const current = mergePlaces(reports);
  for (const report of current) {
    const same = known.find((one) => isSame(one, report));
    if (same) await follow(payload, same, report);
    else await addReport(payload, report, baseline && isNews(report.words, now) ? 'seen' : 'old', now);
  }
  if (!baseline) {
    const words = { title: {}, date: null, page: {}, file: null };
    await addReport(payload, { marks: [BASELINE], kinds: [], words }, 'old', now);
  }
  // What is withdrawn before it was told of is told of when it comes again.
  for (const { id, state, marks } of known)
    if (state === 'seen' && !current.some((one) => isSame(one, { marks })))
      await payload.db.deleteMany({ collection: 'alertReports', where: { id: { equals: id } } });
}

/**
 * Finds out which reports are new, however they became public: saved, published at a set time, restored, or imported. A new one waits a
 * while (`ALERT_DELAY_MS`), so that a mistake can be taken back and the site is built; then its mails are queued (`tellSubscribers`).
 * @param now time in ms
 */
export async function noteReports(payload: Payload, now = Date.now()): Promise<void> {
  const { reports, changed } = await currentReports(payload);
  if (changed) {
    try {
      await look(payload, reports, now);
    } catch (error) {
      read.delete(payload);
      throw error;
    }
  }
  for (const { id, seenAt } of await knownReports(payload, 'seen'))
    if (now - seenAt >= env.alertDelayMs)
      await changeReport(payload, id, { state: 'telling', toldFrom: now });
}
