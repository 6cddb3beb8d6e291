import type { SourceVersions } from '../client/SourceVersions';

/**
 * Returns a function that tells whether a collection or global can be skipped, because it has not changed since it was
 * last read. It must have been unchanged since before the watermark, because a concurrent transaction can save a
 * document with an earlier time.
 * @param before versions and watermark of the last sourcing
 * @param now current versions
 * @returns a predicate that takes the key of a collection or global
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
