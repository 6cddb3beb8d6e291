import { z } from 'zod';
import { documentFaultSchema, type DocumentFault } from './DocumentFault';

const causeSchema = z.enum(['start', 'change', 'renewal']);

const buildSchema = z.object({
  at: z.string(),
  seconds: z.number(),
  pages: z.number(),
  failed: z.boolean().optional(),
  /** Missing in builds of earlier releases. */
  cause: causeSchema.optional().catch(undefined),
  warm: z.boolean().optional().catch(undefined),
  why: z.string().optional().catch(undefined),
  changes: z.array(z.string()).optional().catch(undefined),
  changed: z.number().optional().catch(undefined),
  phases: z.record(z.string(), z.number()).optional().catch(undefined),
  /** Number of changed pages that a later build covers; pages of the changed documents are served. */
  left: z.number().optional().catch(undefined),
});

const faultsSchema = z.object({ faults: z.array(documentFaultSchema) });

const runningSchema = z.object({
  since: z.iso.datetime(),
  cause: causeSchema,
  /** False for a full build. */
  warm: z.boolean(),
  why: z.string().optional(),
  /** Number of changed pages that are not built yet; missing until the pages of changed documents are served. */
  left: z.number().optional(),
  /** Number of changed pages beside those of changed documents. */
  total: z.number().optional(),
});

/** A build of the site as recorded by the builder. */
export type Build = z.infer<typeof buildSchema>;

/** A build in progress. */
export type RunningBuild = z.infer<typeof runningSchema>;

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // The line is incomplete: still being written, or cut at the start of the read.
    return null;
  }
}

/**
 * Parses builds from JSON lines, newest first. Skips other lines.
 * @param lines oldest first
 * @param most maximum number
 */
export function parseBuilds(lines: string, most: number): Build[] {
  return lines
    .split('\n')
    .flatMap((line) => buildSchema.safeParse(parsed(line)).data ?? [])
    .slice(-most)
    .reverse();
}

/**
 * Parses the running build from the builder's last line.
 * @param lines `{ "running": … }` comes last while a build runs
 */
export function parseRunning(lines: string): RunningBuild | null {
  const last = parsed(lines.trimEnd().split('\n').at(-1) ?? '');
  return z.object({ running: runningSchema }).safeParse(last).data?.running ?? null;
}

/**
 * Documents that are not built, from the builder's lines.
 * @param lines a line `{ "faults": […] }` follows the builds
 */
export function parseFaults(lines: string): DocumentFault[] {
  return lines.split('\n').flatMap((line) => faultsSchema.safeParse(parsed(line)).data?.faults ?? []);
}
