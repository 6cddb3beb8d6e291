import path from 'node:path';
import type { Actions } from 'gatsby';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { schedulerRoute } from '../../i18n/paths';
import { pageContext } from '../pageContext';

/** The meeting scheduler of each language. It has neither header nor footer, and so no slices. */
export function createSchedulePages({ createPage }: Actions): void {
  for (const language of LANGUAGE_CODES) {
    const route = schedulerRoute(language);
    createPage({
      path: route,
      component: path.resolve('src/templates/schedule/SchedulePage.tsx'),
      context: pageContext(language, route),
    });
  }
}
