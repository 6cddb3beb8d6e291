import { isRecord } from '../Json';

/** When a collection or global last changed in a way the public sees, and how many public documents it has. */
export interface SourceVersion {
  /** ISO text of the server's clock; null when there is nothing in it. */
  changedAt: string | null;
  count: number;
}

/** By the slugs of collections, and `globals/<slug>`. */
export type SourceVersions = Record<string, SourceVersion>;

/** What the CMS answers; `drafts: true` where these count. */
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
