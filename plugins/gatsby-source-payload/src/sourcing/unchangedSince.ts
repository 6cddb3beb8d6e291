import type { SourceVersions } from '../client/SourceVersions';

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
