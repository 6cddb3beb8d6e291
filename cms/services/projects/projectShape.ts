import { z } from 'zod';
import type { Project } from '../../payload-types';
import { envelope } from '../../platform/http/answerShapes';
import { entryShape, idOf, resolved, toEntry } from './entryShape';
import { pictureAddress } from './pictureAddress';

const projectShape = z
  .object({
    id: z.number().int(),
    projectTitle: z.string(),
    url: z.string().nullable().meta({ description: 'Address of its page on the site' }),
    projectType: z
      .object({ id: z.number().int(), name: z.string(), layout: z.enum(['standard', 'marketing', 'rental']) })
      .nullable(),
    projectStatuses: z.array(entryShape),
    propertyDesignations: z.array(entryShape),
    propertyType: entryShape.nullable(),
    city: z.array(entryShape),
    country: z.array(entryShape),
    groupSites: z.array(entryShape),
    groupMembers: z.array(z.number().int()).meta({ description: 'Ids of the participating partners' }),
    squareMeters: z.number().nullable(),
    residentialUnits: z.number().nullable(),
    images: z.array(z.string()).meta({ description: 'Addresses of its pictures, the list picture first' }),
    leadFormBMBYId: z.number().nullable(),
    emailForLead: z.string().nullable(),
  })
  .meta({ id: 'Project' });

export const projectsShape = envelope(z.array(projectShape));

type PublicProject = z.infer<typeof projectShape>;

/** Converts a project to the format of the public API (corporate-site §3, Project). */
export function toPublicProject(
  project: Omit<Project, 'languages' | 'createdAt' | 'updatedAt'>,
): PublicProject {
  const [type] = resolved([project.projectType]);
  const [propertyType] = resolved([project.propertyType]);
  const members = [project.companies, project.entrepreneurs, project.partners].flatMap((list) => list ?? []);
  const images = [project.thumbnail, ...(project.gallery ?? [])].flatMap(
    (image) => pictureAddress(image) ?? [],
  );
  return {
    id: project.id,
    projectTitle: project.projectTitle,
    url: project.path ?? null,
    projectType: type ? { id: type.id, name: type.name, layout: type.layout } : null,
    projectStatuses: resolved(project.projectStatuses).map(toEntry),
    propertyDesignations: resolved(project.propertyDesignations).map(toEntry),
    propertyType: propertyType ? toEntry(propertyType) : null,
    city: resolved(project.city).map(toEntry),
    country: resolved(project.country).map(toEntry),
    groupSites: resolved(project.groupSites).map(toEntry),
    groupMembers: [...new Set(members.map(idOf))],
    squareMeters: project.squareMeters ?? null,
    residentialUnits: project.residentialUnits ?? null,
    images: [...new Set(images)],
    leadFormBMBYId: project.leadFormBMBYId ?? null,
    emailForLead: project.emailForLead ?? null,
  };
}
