import { addressFault } from '@group/rules/addresses/addressFault';
import type { ReservedNames } from '@group/rules/addresses/reservedNames';
import type { CreatePagesArgs } from 'gatsby';
import type { Language } from '../../i18n/languages';
import { pageContext, pageSlices } from '../pageContext';
import { addressMessage } from './addressMessage';
import { failDocument } from './failDocument';

interface ContentPage {
  path: string;
  /** The file of its template. */
  component: string;
  language: Language;
  /** The node that it shows. */
  id: string;
}

/** A page as Gatsby keeps it. */
interface KeptPage {
  updatedAt: number;
}

/** What pages of this process were made of. */
const made = new WeakMap<KeptPage, ContentPage>();

const isSame = (one: ContentPage, other: ContentPage): boolean =>
  one.component === other.component && one.language === other.language && one.id === other.id;

/**
 * Creates the page of a node; one that was created of the same before, in a builder that stays warm, is only marked as still wanted. To
 * create a page takes Gatsby a tenth of a millisecond and more, and most edits change none. A document whose address is reserved or too
 * long fails, because its page would overwrite files of the site.
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
  const source = present && made.get(present);
  if (present && source && isSame(source, page)) {
    // By this Gatsby tells pages that a run of `createPages` left out, and deletes them.
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
  if (created) made.set(created, page);
}
