import type { SearchHit } from './SearchHit';

/** Kinds of search results. A result of any other kind counts as a `page`. */
export const HIT_KINDS = ['project', 'product', 'job', 'article', 'page'] as const;

export type HitKind = (typeof HIT_KINDS)[number];

/** Each layout of project pages has its own template. The names of all of them end with `Project`. */
const kindOf = ({ kind }: SearchHit): HitKind =>
  kind.endsWith('Project') ? 'project' : (HIT_KINDS.find((known) => known === kind) ?? 'page');

/**
 * Groups search results by kind. The group with the best result comes first.
 * @param hits results, the best first
 */
export function groupHits(hits: readonly SearchHit[]): { kind: HitKind; hits: SearchHit[] }[] {
  const groups = new Map<HitKind, SearchHit[]>();
  for (const hit of hits) groups.set(kindOf(hit), [...(groups.get(kindOf(hit)) ?? []), hit]);
  return [...groups].map(([kind, all]) => ({ kind, hits: all }));
}
