import type { SourceVersions } from '../client/SourceVersions';

/**
 * Tells which collections and globals can be skipped, because they have not changed since the last reading. A
 * concurrent transaction may save an earlier time, so only those that were unchanged before the watermark count.
 * @param before versions and watermark of the last reading
 * @param now current versions
 * @returns a predicate of collection and global keys
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
