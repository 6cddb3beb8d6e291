import { z } from 'zod';

const buildSchema = z.object({
  at: z.string(),
  seconds: z.number(),
  pages: z.number(),
  failed: z.boolean().optional(),
  /** Builds of earlier releases say nothing of what follows. */
  cause: z.enum(['start', 'change', 'renewal']).optional().catch(undefined),
  warm: z.boolean().optional().catch(undefined),
  why: z.string().optional().catch(undefined),
  changes: z.array(z.string()).optional().catch(undefined),
  changed: z.number().optional().catch(undefined),
  phases: z.record(z.string(), z.number()).optional().catch(undefined),
});

/** One build of the site, as the builder notes it. */
export type Build = z.infer<typeof buildSchema>;

function parsed(line: string): Build | null {
  try {
    return buildSchema.safeParse(JSON.parse(line)).data ?? null;
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
    .map(parsed)
    .filter((build) => build !== null)
    .slice(-most)
    .reverse();
}
