import type { PayloadRequest } from 'payload';
import { kinds } from './kinds.gen';

/** What of a page decides which blocks it may hold. */
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
 * Whether a page belongs to the one special company (corporate-site §2). No company is special while the settings name none.
 * @param company the page's company
 * @param specialCompany the company named in the site settings
 */
export function isSpecialCompany(company: DocumentReference, specialCompany: DocumentReference): boolean {
  const id = idOf(company);
  return id !== null && id === idOf(specialCompany);
}

/**
 * The slugs of the blocks that a page may hold: those of its kind, and the special company's only on its own pages.
 * @param name the page's kind; without one nothing can be chosen
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
 * `filterOptions` of the field that holds a page's blocks: the admin offers no others, and no others can be published.
 * What Payload then says is in `blockMessages`.
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
