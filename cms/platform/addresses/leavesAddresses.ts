import type { CollectionConfig, PayloadRequest } from 'payload';

/** What a document leaves behind that visitors no longer find. */
export interface Left {
  /** Where it stood, in each of its languages. */
  paths: string[];
  /** The page that most likely takes its place. */
  parent: number | null;
}

/** How a collection whose documents keep no addresses tells where one of them stood. */
export type FindLeft<Doc = Record<string, unknown>> = (req: PayloadRequest, doc: Doc) => Promise<Left>;

const KEY = 'findLeft';

/** Value of `custom` of such a collection: editors are asked where the addresses of what is gone shall lead. */
export const leavesAddresses = <Doc>(findLeft: FindLeft<Doc>): NonNullable<CollectionConfig['custom']> => ({
  [KEY]: findLeft,
});

/** How a collection tells where a document stood; undefined where its documents keep their addresses. */
export const findLeftOf = ({ custom }: Pick<CollectionConfig, 'custom'>): FindLeft | undefined =>
  custom?.[KEY] as FindLeft | undefined;
