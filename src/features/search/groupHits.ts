import type { SearchHit } from './SearchHit';

/** Kinds of results in the order in which they are shown when none is better than the others; any other page is a `page`. */
export const HIT_KINDS = ['project', 'product', 'job', 'article', 'page'] as const;

export type HitKind = (typeof HIT_KINDS)[number];

/** Each layout of a project has a template of its own. */
const kindOf = ({ kind }: SearchHit): HitKind =>
  kind.endsWith('Project') ? 'project' : (HIT_KINDS.find((known) => known === kind) ?? 'page');

/**
 * Sorts results by kind: the kind of the best result first, and within a kind best first.
 * @param hits best first
 */
export function groupHits(hits: readonly SearchHit[]): { kind: HitKind; hits: SearchHit[] }[] {
  const groups = new Map<HitKind, SearchHit[]>();
  for (const hit of hits) groups.set(kindOf(hit), [...(groups.get(kindOf(hit)) ?? []), hit]);
  return [...groups].map(([kind, all]) => ({ kind, hits: all }));
}
