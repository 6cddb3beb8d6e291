import { isRecord } from '../Json';
import type { SourceVersions } from '../client/SourceVersions';
import type { FailedDocument } from './FailedDocument';

/** State that a sourcing saves, so that the next one can read only the changes. */
export interface SourcingState {
  /** Digest of options and schema. If it differs, all content is read again. */
  digest: string;
  /** The server's clock before the content was read, as an ISO time, or null if the server sends none. */
  watermark: string | null;
  /** Name of the server's database, or null if the server sends none. If it differs, all content is read again. */
  database: string | null;
  /** Versions of all collections and globals before the content was read, or null if they were not requested. */
  versions?: SourceVersions | null;
  /** Documents whose nodes could not be built. They are tried again only when they change. */
  refused?: FailedDocument[];
  /**
   * Node types of this source. If a collection is no longer sourced, its nodes are found and deleted by these types.
   */
  types: string[];
  /** Id of this sourcing. See {@link wasInterrupted}. */
  run: string;
}

/** Parses a saved state. Returns null if there is none, or if it has another format. */
export function parseState(kept: unknown): SourcingState | null {
  if (typeof kept !== 'string') return null;
  const state: unknown = JSON.parse(kept);
  return isRecord(state) &&
    typeof state.digest === 'string' &&
    typeof state.run === 'string' &&
    Array.isArray(state.types)
    ? (state as unknown as SourcingState)
    : null;
}

/**
 * Returns whether a build failed after its nodes were created. Gatsby saves nodes immediately, but what depends on them
 * only at the end of a complete build. Such nodes look unchanged although no page was rendered with them, so they must
 * be created again.
 * @param state state of the last complete build
 * @param lastRun id of the sourcing that last changed nodes
 */
export function wasInterrupted(state: SourcingState, lastRun: unknown): boolean {
  return lastRun !== state.run;
}
