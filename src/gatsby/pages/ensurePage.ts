import { addressFault } from '@group/rules/addresses/addressFault';
import type { ReservedNames } from '@group/rules/addresses/reservedNames';
import type { CreatePagesArgs } from 'gatsby';
import type { Language } from '../../i18n/languages';
import { pageContext, pageSlices } from './pageContext';
import { addressMessage } from '../addresses/addressMessage';
import { reportUnusableDocument } from './reportUnusableDocument';

interface ContentPage {
  path: string;
  /** Path of the template file. */
  component: string;
  language: Language;
  /** Id of the page's content node. */
  id: string;
}

/** The part of a page in Gatsby's store that is used here. */
interface CreatedPage {
  updatedAt: number;
}

/** Arguments with which this process created each page. */
const createdPages = new WeakMap<CreatedPage, ContentPage>();

const isSame = (one: ContentPage, other: ContentPage): boolean =>
  one.component === other.component && one.language === other.language && one.id === other.id;

/**
 * Creates the page of a node. If a warm builder has already created the page with the same arguments, only marks it as
 * current. Creating a page costs at least 0.1 ms, and most edits change no page.
 * A URL path that is too long or used by the site itself is reported instead, because the page would overwrite the
 * site's files.
 * @param own URL paths that the site itself uses
 */
export function ensurePage(
  { actions, getNode, reporter, store }: Pick<CreatePagesArgs, 'actions' | 'getNode' | 'reporter' | 'store'>,
  page: ContentPage,
  own: ReservedNames,
): void {
  const { path, component, language, id } = page;
  const { pages } = store.getState() as { pages: Map<string, CreatedPage> };
  const present = pages.get(path);
  const source = present && createdPages.get(present);
  if (present && source && isSame(source, page)) {
    // Gatsby deletes pages that were not updated while `createPages` ran.
    present.updatedAt = Date.now();
    return;
  }
  const fault = addressFault(path, own);
  if (fault) {
    const { description } = getNode(id)?.internal ?? {};
    reportUnusableDocument(reporter, {
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
