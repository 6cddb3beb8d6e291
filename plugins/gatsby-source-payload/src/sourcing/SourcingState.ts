import { isRecord } from '../Json';
import type { SourceVersions } from '../client/SourceVersions';
import type { Refusal } from './Refusal';

/** State that a sourcing saves for the next one. */
export interface SourcingState {
  /** Digest of options and schema. A change sources everything again. */
  digest: string;
  /** The server's clock before reading, as ISO time; null if the server sends none. */
  watermark: string | null;
  /** Name of the server's database, whose change sources everything again; null if the server sends none. */
  database: string | null;
  /** Versions before reading; null if they were not requested. */
  versions?: SourceVersions | null;
  /** Documents whose nodes could not be built. They are read again only when they change. */
  refused?: Refusal[];
  /** Node types of this source, so that a removed collection loses its nodes. */
  types: string[];
  /** Id of the sourcing; see {@link wasInterrupted}. */
  run: string;
}

/** Parses a saved state; null without one. */
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
 * Tells whether a build failed after its nodes were created. Gatsby saves nodes at once, but their dependencies only
 * after a whole build: such nodes look unchanged, although pages were not rendered with them, and must be created
 * again.
 * @param state of the last whole build
 * @param lastRun id of the sourcing that last changed nodes
 */
export function wasInterrupted(state: SourcingState, lastRun: unknown): boolean {
  return lastRun !== state.run;
}
