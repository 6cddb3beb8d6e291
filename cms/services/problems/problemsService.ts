import type { Part } from '../../platform/parts/part';
import { forgetProblems } from './forgetProblems';
import { SiteProblems } from './SiteProblems';

/** Problems reported by visitors' browsers. */
export const problemsService: Part = {
  place: 130,
  collections: [SiteProblems],
  chores: [forgetProblems],
};
