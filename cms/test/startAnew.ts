import { vi } from 'vitest';
import { processValues } from '../payload-fixes/perProcess';

/** What outlives a test file in its process: `isolate: false` in `vitest.config.ts`. */
const kept = globalThis as {
  /** The instances that Payload's `getPayload` has made. */
  _payload?: Map<string, unknown>;
  /** The environment that the process was started with. */
  environmentAtStart?: NodeJS.ProcessEnv;
};

/**
 * Takes back what test files before this one left in their process: modules of the CMS are evaluated again, Payload and its database are
 * made anew, no value of the process is kept (`perProcess`), mocks let go of what they saw (Vitest keeps them all, and so a whole Payload),
 * the environment is what it was. Packages stay: Payload alone is 2,400 modules.
 */
export function startAnew(): void {
  vi.resetAllMocks();
  vi.resetModules();
  kept._payload?.clear();
  processValues().clear();
  kept.environmentAtStart ??= { ...process.env };
  for (const name of Object.keys(process.env))
    if (!(name in kept.environmentAtStart)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, kept.environmentAtStart);
}
