import type { Payload } from 'payload';
import { perProcess } from '../../payload-fixes/perProcess';
import type { Locale } from '../../platform/locales/locales';
import { toPublicProject } from './projectShape';

type PublicProject = ReturnType<typeof toPublicProject>;

/** How long a project is cached in memory. This is much shorter than browsers and proxies cache the response. */
const KEPT_MS = 10_000;
const MAX_KEPT = 5000;

interface Kept {
  /** Null if the project is not public or not available in the language. */
  project: PublicProject | null;
  until: number;
}

const kept = perProcess('publicProjects', () => new Map<string, Kept>());

/** Returns the public projects with these ids, in the same order. Each project is cached in memory for ten seconds. */
export async function readPublicProjects(
  payload: Payload,
  ids: readonly number[],
  language: Locale,
): Promise<PublicProject[]> {
  const now = Date.now();
  const keyOf = (id: number): string => `${language} ${id}`;
  const known = new Map(
    ids.flatMap((id): [number, PublicProject | null][] => {
      const { project, until } = kept.get(keyOf(id)) ?? { project: null, until: 0 };
      return until > now ? [[id, project]] : [];
    }),
  );
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) {
    const found = new Map((await find(payload, missing, language)).map((project) => [project.id, project]));
    if (kept.size + missing.length > MAX_KEPT) kept.clear();
    for (const id of missing) {
      const project = found.get(id) ?? null;
      known.set(id, project);
      kept.set(keyOf(id), { project, until: now + KEPT_MS });
    }
  }
  return ids.flatMap((id) => known.get(id) ?? []);
}

async function find(payload: Payload, ids: readonly number[], language: Locale): Promise<PublicProject[]> {
  const { docs } = await payload.find({
    collection: 'projects',
    where: { and: [{ id: { in: ids } }, { languages: { in: [language] } }] },
    locale: language,
    pagination: false,
    limit: ids.length,
    depth: 1,
    overrideAccess: false,
    select: {
      projectTitle: true,
      path: true,
      paths: true,
      projectType: true,
      projectStatuses: true,
      propertyDesignations: true,
      propertyType: true,
      city: true,
      country: true,
      groupSites: true,
      companies: true,
      entrepreneurs: true,
      partners: true,
      squareMeters: true,
      residentialUnits: true,
      thumbnail: true,
      gallery: true,
      leadFormBMBYId: true,
      emailForLead: true,
    },
  });
  return docs.map(toPublicProject);
}
