import { isolateObjectProperty, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';

type Id = number | string;

async function isTaken(req: PayloadRequest, name: string, id: Id | undefined): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'projects',
    where: { umbracoName: { equals: name }, ...(id !== undefined && { id: { not_equals: id } }) },
    trash: true,
    overrideAccess: true,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  });
  return totalDocs > 0;
}

/**
 * Makes the name of a project unique by appending a number. It must be unique, because the URL `projects/{name}`
 * redirects to the project (corporate-site §2).
 */
export const nameUniquely: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { id, umbracoName: before } = (originalDoc ?? {}) as { id?: Id; umbracoName?: string | null };
  const asked = 'umbracoName' in data ? data.umbracoName : before;
  const title: unknown = data.projectTitle;
  const wanted = String(asked || (typeof title === 'string' ? title : '')).trim();
  if (!wanted || (wanted === before && before === asked)) return data;
  let name = wanted;
  for (let number = 1; await isTaken(req, name, id); number += 1) name = `${wanted} (${number})`;
  return { ...data, umbracoName: name };
};
