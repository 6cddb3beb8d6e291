import { isRecord } from '../Json';

/** Time of the last public change in a collection or global, and its number of public documents. */
export interface SourceVersion {
  /** ISO time by the server's clock, or null if the collection is empty. */
  changedAt: string | null;
  count: number;
}

/** Versions by slug of the collection, or by `globals/<slug>`. */
export type SourceVersions = Record<string, SourceVersion>;

/** Response of the CMS to a request for versions. `drafts` is true if changes of drafts are included. */
export interface VersionsAnswer {
  sources: SourceVersions;
  drafts?: unknown;
}

export function areVersions(body: unknown): body is VersionsAnswer {
  return isRecord(body) && isRecord(body.sources) && Object.values(body.sources).every(isVersion);
}

const isVersion = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.count === 'number' &&
  (value.changedAt === null || typeof value.changedAt === 'string');
