import type { Part } from '../platform/parts/part';
import { integrationMetrics } from './integrationMetrics';
import { integrations } from './integrations.gen';

const all = Object.values(integrations);

/** Collections and chores of all integrations. */
export const integrationsPart: Part = {
  collections: all.flatMap(({ collections = [] }) => collections),
  chores: all.flatMap(({ chores = [] }) => chores),
  figures: [integrationMetrics],
};
