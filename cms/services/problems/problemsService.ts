import type { Part } from '../../platform/part';
import { forgetProblems } from './forgetProblems';
import { SiteProblems } from './SiteProblems';

/** What goes wrong in the browsers of visitors. */
export const problemsService: Part = {
  place: 130,
  collections: [SiteProblems],
  chores: [forgetProblems],
};
