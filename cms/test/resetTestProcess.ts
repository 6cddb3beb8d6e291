import { vi } from 'vitest';
import { processValues } from '../payload-fixes/perProcess';

/** State that stays in the process from one test file to the next, because `vitest.config.ts` sets `isolate: false`. */
const kept = globalThis as {
  /** Payload instances that `getPayload` has cached. */
  _payload?: Map<string, unknown>;
  /** Environment variables at the start of the process. */
  environmentAtStart?: NodeJS.ProcessEnv;
};

/**
 * Resets what earlier test files have left in the process. These are modules, Payload and its database, values of
 * `perProcess`, the environment and the document, which Vitest keeps between files that use one. Mocks are reset too,
 * because they keep references to a whole Payload. Packages stay loaded, because Payload alone has 2,400 modules.
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
