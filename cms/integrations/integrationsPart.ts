import type { Part } from '../platform/parts/part';
import { integrationMetrics } from './integrationMetrics';
import { integrations } from './integrations.gen';

const all = Object.values(integrations);

/** The part of the CMS with the collections, chores and metrics of all integrations. */
export const integrationsPart: Part = {
  collections: all.flatMap(({ collections = [] }) => collections),
  chores: all.flatMap(({ chores = [] }) => chores),
  figures: [integrationMetrics],
};
