import { integrations } from './integrations.gen';

/** Returns the hosts that integrations load resources from on pages of the site, by CSP directive (`PageSources`). */
export function pageSources(): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const integration of Object.values(integrations))
    for (const [directive, hosts] of Object.entries(integration.pageSources?.() ?? {}))
      all[directive] = [...(all[directive] ?? []), ...hosts];
  return all;
}
