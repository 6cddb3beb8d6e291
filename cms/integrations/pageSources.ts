import { integrations } from './integrations.gen';

/** CSP sources that integrations need on pages of the site: hosts by directive (`PageSources`). */
export function pageSources(): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const integration of Object.values(integrations))
    for (const [directive, hosts] of Object.entries(integration.pageSources?.() ?? {}))
      all[directive] = [...(all[directive] ?? []), ...hosts];
  return all;
}
