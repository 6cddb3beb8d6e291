import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';

/** Returns the id of the page that lists projects. Creates the page if it does not exist. */
export async function listingPage(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { template: { equals: 'projects' } },
    depth: 0,
  });
  if (docs[0]) return docs[0].id;
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'he',
    data: {
      title: 'פרויקטים',
      slug: 'projects',
      template: 'projects',
      languages: ['he'],
      _status: 'published',
    },
  });
  return id;
}

/** Creates a public project. `data` adds or replaces fields. @returns its id */
export async function createProject(payload: Payload, data: object = {}): Promise<number> {
  const { id } = await payload.create({
    collection: 'projects',
    locale: 'he',
    data: {
      projectTitle: 'שדרות הירק',
      slug: `project-${randomUUID()}`,
      languages: ['he'],
      parentPage: await listingPage(payload),
      emailForLead: 'rent@even-derech.example',
      _status: 'published',
      ...data,
    },
  });
  return id;
}

/** Creates an unpublished project. @returns its id */
export async function createDraftProject(payload: Payload): Promise<number> {
  const { id } = await payload.create({
    collection: 'projects',
    locale: 'he',
    draft: true,
    data: { projectTitle: 'רובע רימון', languages: ['he'] },
  });
  return id;
}
