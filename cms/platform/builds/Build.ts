import { z } from 'zod';
import { documentFaultSchema, type DocumentFault } from './DocumentFault';

const causeSchema = z.enum(['start', 'change', 'renewal']);

const buildSchema = z.object({
  at: z.string(),
  seconds: z.number(),
  pages: z.number(),
  failed: z.boolean().optional(),
  /** These fields are optional, because builds recorded by earlier releases lack them. */
  cause: causeSchema.optional().catch(undefined),
  warm: z.boolean().optional().catch(undefined),
  why: z.string().optional().catch(undefined),
  changes: z.array(z.string()).optional().catch(undefined),
  changed: z.number().optional().catch(undefined),
  phases: z.record(z.string(), z.number()).optional().catch(undefined),
  /** Number of changed pages that are left for a later build. The changed documents' own pages are already live. */
  left: z.number().optional().catch(undefined),
});

const faultsSchema = z.object({ faults: z.array(documentFaultSchema) });

const runningSchema = z.object({
  since: z.iso.datetime(),
  cause: causeSchema,
  /** True for an incremental build, false for a full one. */
  warm: z.boolean(),
  why: z.string().optional(),
  /** Number of changed pages that remain to be built. Missing until the changed documents' own pages are live. */
  left: z.number().optional(),
  /** Number of changed pages, not counting the changed documents' own pages. */
  total: z.number().optional(),
});

/** A finished build of the site, as recorded by the builder. */
export type Build = z.infer<typeof buildSchema>;

/** A build in progress. */
export type RunningBuild = z.infer<typeof runningSchema>;

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // The line is incomplete, because it is still being written or the file was not read from its start.
    return null;
  }
}

/**
 * Parses builds from JSON lines and returns the newest first. Lines that are not builds are skipped.
 * @param lines JSON lines, oldest first
 * @param most maximum number of builds
 */
export function parseBuilds(lines: string, most: number): Build[] {
  return lines
    .split('\n')
    .flatMap((line) => buildSchema.safeParse(parsed(line)).data ?? [])
    .slice(-most)
    .reverse();
}

/**
 * Parses the running build from the last line of the builder's response.
 * @param lines the response, which ends with a line `{ "running": … }` while a build runs
 */
export function parseRunning(lines: string): RunningBuild | null {
  const last = parsed(lines.trimEnd().split('\n').at(-1) ?? '');
  return z.object({ running: runningSchema }).safeParse(last).data?.running ?? null;
}

/**
 * Parses the list of documents that could not be built from the builder's response.
 * @param lines the response, in which a line `{ "faults": […] }` follows the builds
 */
export function parseFaults(lines: string): DocumentFault[] {
  return lines.split('\n').flatMap((line) => faultsSchema.safeParse(parsed(line)).data?.faults ?? []);
}
