import type { PayloadRequest } from 'payload';
import { kinds } from './kinds.gen';

/** Page fields that determine the allowed blocks. */
interface PageChoice {
  template?: string | null;
  company?: DocumentReference;
}

type DocumentReference = number | string | { id: number | string } | null | undefined;

const idOf = (reference: DocumentReference): string | null => {
  const id = reference !== null && typeof reference === 'object' ? reference.id : reference;
  return id === null || id === undefined ? null : String(id);
};

/**
 * True for a page of the special company (corporate-site §2). Always false while the settings name none.
 * @param company the page's company
 * @param specialCompany company named in the site settings
 */
export function isSpecialCompany(company: DocumentReference, specialCompany: DocumentReference): boolean {
  const id = idOf(company);
  return id !== null && id === idOf(specialCompany);
}

/**
 * Slugs of the blocks that a page may contain: those of its kind, and the special company's on its pages only.
 * @param name the page's kind; no blocks without one
 * @param special whether the page belongs to the special company
 */
export function choosableBlocks(name: string | null | undefined, special: boolean): string[] {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) return [];
  return [...kind.blocks, ...(special ? kind.companyBlocks : [])].map(({ slug }) => slug);
}

async function belongsToSpecialCompany(page: PageChoice, req: PayloadRequest): Promise<boolean> {
  if (idOf(page.company) === null) return false;
  const { specialCompany } = await req.payload.findGlobal({ slug: 'siteSettings', depth: 0, req });
  return isSpecialCompany(page.company, specialCompany);
}

/**
 * `filterOptions` of the blocks field: limits both the picker and what can be published. `blockMessages` has the
 * error message.
 */
export async function allowedBlocks({
  data,
  req,
}: {
  data: PageChoice;
  req: PayloadRequest;
}): Promise<string[]> {
  return choosableBlocks(data.template, await belongsToSpecialCompany(data, req));
}
