import { addressFault } from '@group/rules/addresses/addressFault';
import type { ReservedNames } from '@group/rules/addresses/reservedNames';
import type { CreatePagesArgs } from 'gatsby';
import type { Language } from '../../i18n/languages';
import { pageContext, pageSlices } from './pageContext';
import { addressMessage } from '../addresses/addressMessage';
import { failDocument } from './failDocument';

interface ContentPage {
  path: string;
  /** Path of the template. */
  component: string;
  language: Language;
  /** Id of the content node. */
  id: string;
}

/** A page in Gatsby's store. */
interface KeptPage {
  updatedAt: number;
}

/** Input of each page that this process created. */
const createdPages = new WeakMap<KeptPage, ContentPage>();

const isSame = (one: ContentPage, other: ContentPage): boolean =>
  one.component === other.component && one.language === other.language && one.id === other.id;

/**
 * Creates the page of a node. In a warm builder, a page with unchanged input is only marked as current:
 * creating one costs at least 0.1 ms, and most edits change no page. A reserved or too long address is
 * reported, because its page would overwrite files of the site.
 * @param own the site's own addresses
 */
export function keepPage(
  { actions, getNode, reporter, store }: Pick<CreatePagesArgs, 'actions' | 'getNode' | 'reporter' | 'store'>,
  page: ContentPage,
  own: ReservedNames,
): void {
  const { path, component, language, id } = page;
  const { pages } = store.getState() as { pages: Map<string, KeptPage> };
  const present = pages.get(path);
  const source = present && createdPages.get(present);
  if (present && source && isSame(source, page)) {
    // Gatsby deletes pages that a run of `createPages` has not updated.
    present.updatedAt = Date.now();
    return;
  }
  const fault = addressFault(path, own);
  if (fault) {
    const { description } = getNode(id)?.internal ?? {};
    failDocument(reporter, {
      id,
      label: description ?? path,
      message: addressMessage(path, fault),
      reason: 'address',
    });
    return;
  }
  actions.createPage({
    path,
    component,
    context: pageContext(language, path, id),
    slices: pageSlices(language),
  });
  const created = pages.get(path);
  if (created) createdPages.set(created, page);
}
