import { z } from 'zod';

const causeSchema = z.enum(['start', 'change', 'renewal']);

const buildSchema = z.object({
  at: z.string(),
  seconds: z.number(),
  pages: z.number(),
  failed: z.boolean().optional(),
  /** Builds of earlier releases say nothing of what follows. */
  cause: causeSchema.optional().catch(undefined),
  warm: z.boolean().optional().catch(undefined),
  why: z.string().optional().catch(undefined),
  changes: z.array(z.string()).optional().catch(undefined),
  changed: z.number().optional().catch(undefined),
  phases: z.record(z.string(), z.number()).optional().catch(undefined),
});

const runningSchema = z.object({
  since: z.iso.datetime(),
  cause: causeSchema,
  /** A whole build otherwise. */
  warm: z.boolean(),
  why: z.string().optional(),
});

/** One build of the site, as the builder notes it. */
export type Build = z.infer<typeof buildSchema>;

/** A build of the site that has not ended. */
export type RunningBuild = z.infer<typeof runningSchema>;

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // A line that is being written, or cut by where reading began.
    return null;
  }
}

/**
 * Builds from lines of JSON, newest first. Lines that are no builds are left out.
 * @param lines oldest first
 * @param most how many
 */
export function parseBuilds(lines: string, most: number): Build[] {
  return lines
    .split('\n')
    .flatMap((line) => buildSchema.safeParse(parsed(line)).data ?? [])
    .slice(-most)
    .reverse();
}

/**
 * The build that runs, from the last of the builder's lines.
 * @param lines `{ "running": … }` is the last one while a build runs
 */
export function parseRunning(lines: string): RunningBuild | null {
  const last = parsed(lines.trimEnd().split('\n').at(-1) ?? '');
  return z.object({ running: runningSchema }).safeParse(last).data?.running ?? null;
}
