import { vi } from 'vitest';
import { processValues } from '../payload-fixes/perProcess';

/** State that survives a test file in its process: `isolate: false` in `vitest.config.ts`. */
const kept = globalThis as {
  /** Instances of Payload's `getPayload`. */
  _payload?: Map<string, unknown>;
  /** Environment at the start of the process. */
  environmentAtStart?: NodeJS.ProcessEnv;
};

/**
 * Resets what earlier test files left in the process: modules, Payload and its database, values of `perProcess`,
 * mocks (which keep references to a whole Payload), the environment, and the document, which Vitest keeps between files
 * that have one. Packages stay loaded, because Payload has
 * 2,400 modules.
 */
export function resetTestProcess(): void {
  vi.resetAllMocks();
  vi.resetModules();
  kept._payload?.clear();
  processValues().clear();
  kept.environmentAtStart ??= { ...process.env };
  for (const name of Object.keys(process.env))
    if (!(name in kept.environmentAtStart)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, kept.environmentAtStart);
  if (typeof document !== 'undefined') document.body.replaceChildren();
}
