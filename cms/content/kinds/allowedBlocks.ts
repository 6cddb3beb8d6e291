import type { PayloadRequest } from 'payload';
import { kinds } from './kinds.gen';

/** Page fields that determine which blocks the page may contain. */
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
 * Checks whether a page belongs to the special company, whose pages may contain additional blocks (corporate-site §2).
 * Always false if the site settings name no special company.
 * @param company company of the page
 * @param specialCompany company named in the site settings
 */
export function isSpecialCompany(company: DocumentReference, specialCompany: DocumentReference): boolean {
  const id = idOf(company);
  return id !== null && id === idOf(specialCompany);
}

/**
 * Returns the slugs of the blocks that a page may contain: the blocks of its kind, and on pages of the special company
 * also that company's blocks.
 * @param name name of the page's kind; without one the result is empty
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
 * `filterOptions` of the blocks field. It limits both the choice in the block picker and what can be published. The
 * error message is in `blockMessages`.
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
