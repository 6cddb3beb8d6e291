import { israelClock } from '@group/rules/time/israelTime';
import type { Payload } from 'payload';
import { env } from '../../platform/env/env';
import type { AlertKind } from './alertKinds';
import { addReport, changeReport, isSame, knownReports, type AlertReport } from './alertReport';
import { readReports, reportsVersion, type PublicReport, type ReportWords } from './readReports';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Reports with an older date are not announced, so that publishing an archive page sends no mails. */
const NEWS_DAYS = 7;
/**
 * Marks a row of `alertReports` that is created by the first run. Without it, all reports found count as already known
 * and are not announced.
 */
const BASELINE = 'baseline';

const read = new WeakMap<Payload, { version: string; reports: PublicReport[] }>();

/**
 * Returns the public reports and whether they have changed since the last call. They are read again only after a change
 * of a page.
 */
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

/** Merges the entries of reports that are published in several places into one each. */
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

/**
 * Updates a known report after a change. New places are always added; the mail's content changes only until the report
 * is announced.
 */
async function follow(payload: Payload, known: AlertReport, { marks, kinds, words }: Merged): Promise<void> {
  const newMarks = marks.filter((mark) => !known.marks.includes(mark));
  const newKinds = kinds.filter((kind) => !known.kinds.includes(kind));
  const isTold = known.state === 'telling' || known.state === 'told';
  await changeReport(payload, known.id, {
    ...(newMarks.length > 0 && { marks: [...known.marks, ...newMarks] }),
    ...(newKinds.length > 0 && { kinds: [...known.kinds, ...newKinds] }),
    ...(known.state === 'seen' && { words }),
    // The report now also has another kind. Start again from the first subscriber: those of the new kind get the mail,
    // and nobody gets it twice.
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
  // Forget a report that was withdrawn before its announcement, so that it is announced if it is published again.
  for (const { id, state, marks } of known)
    if (state === 'seen' && !current.some((one) => isSame(one, { marks })))
      await payload.db.deleteMany({ collection: 'alertReports', where: { id: { equals: id } } });
}

/**
 * Detects new reports on the site, whichever way they were published. Each waits for `ALERT_DELAY_MS`, so that editors
 * can withdraw mistakes and the site is rebuilt first. After that, `notifySubscribers` queues the mails.
 * @param now current time in ms
 */
export async function detectReports(payload: Payload, now = Date.now()): Promise<void> {
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
