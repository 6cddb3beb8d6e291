import type { CreatePagesArgs } from 'gatsby';
import { toLanguage } from '../../i18n/languages';
import { readTemplateBlocks } from './readTemplateBlocks';
import { contentPages } from '../nodeFacts/pageFacts';
import { takenAddresses } from '../addresses/takenAddresses';
import { templateFile, templateNames } from './templateFile';
import { reportUnusableDocument } from './reportUnusableDocument';
import { findUnknownBlocks } from './findUnknownBlocks';
import { ensurePage } from './ensurePage';

/** A template and the types of blocks that it can show. */
interface Template {
  component: string;
  blocks: ReadonlySet<string>;
}

function templateNamed(name: string | null): Template | null {
  const component = templateFile(name);
  return component ? { component, blocks: readTemplateBlocks(component) } : null;
}

/**
 * Creates one page per page document and language of the CMS.
 * @throws through the reporter for an unknown template, or for a published page with a block that its template does not
 *   show. A preview only warns about such blocks, because drafts may be unfinished
 */
export function createContentPages(args: CreatePagesArgs, own = takenAddresses()): void {
  const { reporter } = args;
  const templates = new Map<string | null, Template | null>();
  for (const page of contentPages(args).byId.values()) {
    const { id, path, locale, documentId, template: name } = page;
    const fail = (message: string) =>
      reportUnusableDocument(reporter, {
        id,
        label: `pages ${documentId} (${locale})`,
        message,
        reason: 'content',
      });
    const template = templates.has(name) ? templates.get(name) : templateNamed(name);
    templates.set(name, template ?? null);
    if (!template) {
      fail(
        `Page "${String(page.title)}" (${documentId}, ${path}) is of the kind "${String(name)}", ` +
          `for which the site has no template; there are ${templateNames().join(', ')}`,
      );
      continue;
    }
    findUnknownBlocks(page, template.blocks).forEach(fail);
    ensurePage(args, { id, path, language: toLanguage(locale), component: template.component }, own);
  }
}
