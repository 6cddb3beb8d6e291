import { open } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** More than enough for the builds that anybody looks at; the file grows for years. */
const TAIL_BYTES = 65_536;

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

/** One build of the site, as the build's command notes it. */
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
 * The last builds of the site, newest first, from `builds.jsonl` in the data folder. None where the site is built elsewhere.
 * @param dataDir the data folder
 * @param most how many
 */
export async function lastBuilds(dataDir: string, most: number): Promise<Build[]> {
  let file;
  try {
    file = await open(path.join(dataDir, 'builds.jsonl'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  try {
    const { size } = await file.stat();
    const length = Math.min(size, TAIL_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    const builds = buffer.toString('utf8').split('\n').map(parsed);
    return builds
      .filter((build) => build !== null)
      .slice(-most)
      .reverse();
  } finally {
    await file.close();
  }
}
