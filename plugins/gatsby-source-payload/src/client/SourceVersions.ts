import { isRecord } from '../Json';

/** Last public change of a collection or global, and its number of public documents. */
export interface SourceVersion {
  /** ISO time of the server's clock; null when it is empty. */
  changedAt: string | null;
  count: number;
}

/** By slug of a collection, or `globals/<slug>`. */
export type SourceVersions = Record<string, SourceVersion>;

/** Answer of the CMS. `drafts: true` if drafts are included. */
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
