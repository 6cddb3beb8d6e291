import { isRecord } from '../Json';

/** When a collection or global last changed in a way the public sees, and how many public documents it has. */
export interface SourceVersion {
  /** ISO text of the server's clock; null when there is nothing in it. */
  changedAt: string | null;
  count: number;
}

/** By the slugs of collections, and `globals/<slug>`. */
export type SourceVersions = Record<string, SourceVersion>;

/** Whether an answer of the CMS holds versions: `{ sources: { [slug]: { changedAt, count } } }`. */
export function areVersions(body: unknown): body is { sources: SourceVersions } {
  return isRecord(body) && isRecord(body.sources) && Object.values(body.sources).every(isVersion);
}

const isVersion = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.count === 'number' &&
  (value.changedAt === null || typeof value.changedAt === 'string');

/**
 * Tells which collections and globals need not be read, because nothing came, went or changed in them since they were read last.
 * A transaction that was under way when versions were taken saves an earlier time than one that had ended: so only what had been at rest
 * by the watermark counts as unchanged.
 * @param before what the CMS told at the last reading, and its watermark
 * @param now what it tells now
 * @returns for the key of a collection or global, whether it is as it was
 */
export function unchangedSince(
  before: { versions?: SourceVersions | null; watermark: string | null } | null,
  now: SourceVersions | null,
): (key: string) => boolean {
  const rest = Date.parse(before?.watermark ?? '');
  return (key) => {
    const [old, current] = [before?.versions?.[key], now?.[key]];
    if (!old || !current || old.count !== current.count || old.changedAt !== current.changedAt) return false;
    return current.changedAt === null || Date.parse(current.changedAt) <= rest;
  };
}
