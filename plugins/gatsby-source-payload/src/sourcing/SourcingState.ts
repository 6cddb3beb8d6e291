import { isRecord } from '../Json';
import type { SourceVersions } from '../client/SourceVersions';

/** What one sourcing leaves for the next. */
export interface SourcingState {
  /** Digest of options and schema: another one means that everything is sourced again. */
  digest: string;
  /** The server's clock before the content was read, as ISO text; null when the server did not tell. */
  watermark: string | null;
  /** The name of the server's database: another one has another content, whatever its times say. Null when the server did not tell. */
  database: string | null;
  /** What the server told of each collection and global before the content was read; null when it was not asked. */
  versions?: SourceVersions | null;
  /** Node types that this source made, so that a collection taken from the options loses its nodes. */
  types: string[];
  /** Which sourcing it was; see {@link wasInterrupted}. */
  run: string;
}

/** Reads a state from what Gatsby kept; null when there is none. */
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
 * Gatsby saves nodes at once but what depends on them only after a whole build. When a build fails in between, the next
 * one finds nodes that look unchanged, and pages that were never rendered with them: those nodes have to be made anew.
 * @param state what the last whole build left
 * @param lastRun the sourcing that last touched nodes, kept at once
 */
export function wasInterrupted(state: SourcingState, lastRun: unknown): boolean {
  return lastRun !== state.run;
}
