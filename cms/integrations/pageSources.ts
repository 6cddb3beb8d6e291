import { integrations } from './integrations.gen';

/** What pages of the site may reach because of the integrations: hosts by directive (`PageSources`). */
export function pageSources(): Record<string, string[]> {
  const all: Record<string, string[]> = {};
  for (const integration of Object.values(integrations))
    for (const [directive, hosts] of Object.entries(integration.pageSources?.() ?? {}))
      all[directive] = [...(all[directive] ?? []), ...hosts];
  return all;
}
