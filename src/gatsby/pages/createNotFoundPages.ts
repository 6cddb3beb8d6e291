import path from 'node:path';
import type { Actions } from 'gatsby';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { localizedRoute } from '../../i18n/paths';
import { pageContext, pageSlices } from './pageContext';

/** Creates the 404 page of each language. Gatsby copies `/404/` to `/404.html`, which hosts serve for unknown URLs. */
export function createNotFoundPages({ createPage }: Actions): void {
  for (const language of LANGUAGE_CODES) {
    const route = localizedRoute('/404/', language);
    createPage({
      path: route,
      component: path.resolve('src/templates/notFound/NotFoundPage.tsx'),
      context: pageContext(language, route),
      slices: pageSlices(language),
    });
  }
}
