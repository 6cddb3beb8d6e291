import type { Part } from '../../platform/parts/part';
import { forgetProblems } from './forgetProblems';
import { SiteProblems } from './SiteProblems';

/** Registers the problems that visitors' browsers report. */
export const problemsService: Part = {
  place: 130,
  collections: [SiteProblems],
  chores: [forgetProblems],
};
