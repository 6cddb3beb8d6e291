import type { SearchHit } from './SearchHit';

/** Kinds of results in default order. Any other page is a `page`. */
export const HIT_KINDS = ['project', 'product', 'job', 'article', 'page'] as const;

export type HitKind = (typeof HIT_KINDS)[number];

/** Each project layout has a template. */
const kindOf = ({ kind }: SearchHit): HitKind =>
  kind.endsWith('Project') ? 'project' : (HIT_KINDS.find((known) => known === kind) ?? 'page');

/**
 * Groups results by kind, in order of the best result.
 * @param hits best first
 */
export function groupHits(hits: readonly SearchHit[]): { kind: HitKind; hits: SearchHit[] }[] {
  const groups = new Map<HitKind, SearchHit[]>();
  for (const hit of hits) groups.set(kindOf(hit), [...(groups.get(kindOf(hit)) ?? []), hit]);
  return [...groups].map(([kind, all]) => ({ kind, hits: all }));
}
