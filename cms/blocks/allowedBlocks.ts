import type { BlocksFieldValidation, PayloadRequest } from 'payload';
import { blocks as validateBlockCount } from 'payload/shared';
import type { Label } from '../fields/labels';
import type { ContentBlock, Template } from './defineBlock';
import { blocks } from './registry';

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

/** Whether pages of a kind may hold the block at all. */
const fitsTemplate = (block: ContentBlock, template: string | null | undefined): boolean =>
  block.custom.templates.includes(template as Template);

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
 * The slugs of the blocks that a page may hold: those of its template, and the special company's only on its own pages.
 * @param template the page's template; without one nothing can be chosen
 * @param special whether the page belongs to the special company
 */
export function choosableBlocks(template: string | null | undefined, special: boolean): string[] {
  return blocks
    .filter((block) => fitsTemplate(block, template) && (special || !block.custom.specialCompanyOnly))
    .map(({ slug }) => slug);
}

async function belongsToSpecialCompany(page: PageChoice, req: PayloadRequest): Promise<boolean> {
  if (idOf(page.company) === null) return false;
  const { specialCompany } = await req.payload.findGlobal({ slug: 'siteSettings', depth: 0, req });
  return isSpecialCompany(page.company, specialCompany);
}

/** The choice of blocks that the admin offers on a page: `filterOptions` of the field that holds them. */
export async function allowedBlocks({
  data,
  req,
}: {
  data: PageChoice;
  req: PayloadRequest;
}): Promise<string[]> {
  return choosableBlocks(data.template, await belongsToSpecialCompany(data, req));
}

const MESSAGES = {
  template: {
    he: (names: string) => `התבנית של הדף אינה מכילה את הבלוקים: ${names}. הסירו אותם או בחרו תבנית אחרת.`,
    en: (names: string) =>
      `Pages of this template cannot hold: ${names}. Remove them or choose another template.`,
  },
  specialCompany: {
    he: (names: string) =>
      `הבלוקים ${names} מופיעים רק בדפים של החברה המיוחדת שבהגדרות האתר. בחרו אותה בשדה "חברה" או הסירו אותם.`,
    en: (names: string) =>
      `${names}: only for pages of the special company of the site settings. Choose it as the page's company or remove them.`,
  },
} as const;

/** Refuses blocks that do not belong on the page, and says why and what to do, in the editor's language. */
export const validateBlocks: BlocksFieldValidation = async (value, options) => {
  const { filterOptions: _replaced, ...rest } = options;
  const counted = await validateBlockCount(value, rest);
  if (counted !== true) return counted;

  const { req } = options;
  const page = options.data as PageChoice;
  const language: keyof Label = req.i18n.language === 'en' ? 'en' : 'he';
  const rows = Array.isArray(value) ? (value as { blockType?: string }[]) : [];
  const held = new Set(rows.map(({ blockType }) => blockType));
  const present = blocks.filter(({ slug }) => held.has(slug));
  const names = (list: readonly ContentBlock[]) =>
    list.map(({ labels }) => labels.singular[language]).join(', ');

  const misplaced = present.filter((block) => !fitsTemplate(block, page.template));
  if (misplaced.length > 0) return MESSAGES.template[language](names(misplaced));
  const reserved = present.filter(({ custom }) => custom.specialCompanyOnly);
  if (reserved.length > 0 && !(await belongsToSpecialCompany(page, req))) {
    return MESSAGES.specialCompany[language](names(reserved));
  }
  return true;
};
