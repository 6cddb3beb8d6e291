import type { Part } from '../../platform/parts/part';
import { purgeProblems } from './purgeProblems';
import { SiteProblems } from './SiteProblems';

/** Registers the problems that visitors' browsers report. */
export const problemsService: Part = {
  place: 130,
  collections: [SiteProblems],
  chores: [purgeProblems],
};
