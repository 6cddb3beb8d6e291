import path from 'node:path';
import type { Actions } from 'gatsby';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { schedulerRoute } from '../../i18n/paths';
import { pageContext } from './pageContext';

/** Creates the meeting scheduler of each language. It shows no header or footer, so it has no slices. */
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
