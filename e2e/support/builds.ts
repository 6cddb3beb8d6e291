import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './test';

const FILE = process.env.E2E_BUILDS ?? '.data/builds.jsonl';

/** Timeout in ms until a published change is online. It allows for a busy machine. */
export const REBUILD_MS = 180_000;

interface Build {
  at: string;
  seconds: number;
  pages: number;
  /** Number of page queries that ran. */
  queries: number;
  cause?: 'change' | 'renewal' | 'start';
  /** Titles of the first few documents that changed. */
  changes?: string[];
  /** Number of changed documents, including those without a title. */
  changed?: number;
}

/** Returns all builds of the site, oldest first. */
export function builds(): Build[] {
  return readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Build);
}

/**
 * Waits until a page contains a text, and until the incremental build that added it is recorded.
 * @param before number of builds before the change
 * @returns that build
 */
export async function rebuiltWith(
  request: APIRequestContext,
  { path, text, before }: { path: string; text: string; before: number },
): Promise<Build> {
  const html = async () => (await request.get(path)).text();
  await expect.poll(html, { timeout: REBUILD_MS, intervals: [1000] }).toContain(text);
  await expect.poll(() => builds().length, { timeout: REBUILD_MS }).toBeGreaterThan(before);
  return builds().at(-1) as Build;
}
