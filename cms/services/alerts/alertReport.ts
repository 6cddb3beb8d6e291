import type { Payload, PayloadRequest } from 'payload';
import { ALERT_KINDS, type AlertKind } from './alertKinds';
import type { PublicReport, ReportWords } from './readReports';

export type ReportState = 'old' | 'seen' | 'telling' | 'told';

/** A report that is or was public (table `alertReports`). */
export interface AlertReport {
  id: number;
  marks: string[];
  kinds: AlertKind[];
  words: ReportWords;
  seenAt: number;
  state: ReportState;
  toldFrom: number | null;
  cursor: number;
}

interface Row {
  id: number;
  marks: string;
  kinds: string;
  words: string;
  seenAt: number;
  state: string;
  toldFrom?: number | null;
  cursor: number;
}

const toReport = ({ marks, kinds, words, state, toldFrom, ...row }: Row): AlertReport => ({
  ...row,
  marks: JSON.parse(marks) as string[],
  kinds: ALERT_KINDS.filter((kind) => kinds.split(',').includes(kind)),
  words: JSON.parse(words) as ReportWords,
  state: state as ReportState,
  toldFrom: toldFrom ?? null,
});

/** Reads all known reports, or only those in one state, oldest first. */
export async function knownReports(payload: Payload, state?: ReportState): Promise<AlertReport[]> {
  const { docs } = await payload.db.find<Row>({
    collection: 'alertReports',
    where: state ? { state: { equals: state } } : {},
    sort: 'id',
    limit: 0,
    pagination: false,
  });
  return docs.map(toReport);
}

/** Reads a report by id. Returns null if it was deleted. */
export async function findReport(payload: Payload, id: number): Promise<AlertReport | null> {
  const row = await payload.db.findOne<Row>({ collection: 'alertReports', where: { id: { equals: id } } });
  return row && toReport(row);
}

/** Stores a report that was found on the site for the first time. */
export async function addReport(
  payload: Payload,
  { marks, kinds, words }: { marks: readonly string[]; kinds: readonly AlertKind[]; words: ReportWords },
  state: ReportState,
  now: number,
): Promise<void> {
  await payload.db.create({
    collection: 'alertReports',
    data: {
      marks: JSON.stringify(marks),
      kinds: kinds.join(),
      words: JSON.stringify(words),
      seenAt: now,
      state,
      cursor: 0,
    },
  });
}

/**
 * Updates a report.
 * @param req request in whose transaction the update runs
 */
export async function changeReport(
  payload: Payload,
  id: number,
  { marks, kinds, words, ...rest }: Partial<Omit<AlertReport, 'id'>>,
  req?: PayloadRequest,
): Promise<void> {
  await payload.db.updateOne({
    collection: 'alertReports',
    id,
    data: {
      ...rest,
      ...(marks && { marks: JSON.stringify(marks) }),
      ...(kinds && { kinds: kinds.join() }),
      ...(words && { words: JSON.stringify(words) }),
    },
    ...(req && { req }),
    returning: false,
  });
}

/**
 * Checks whether a public report is a known one. It is if both have the same content row, or if the same file is
 * published in another place.
 */
export const isSame = (known: { marks: readonly string[] }, report: Pick<PublicReport, 'marks'>): boolean =>
  report.marks.some((mark) => known.marks.includes(mark));
