import type { Label } from '../../platform/labels/labels';
import type { ContentBlock } from '../blocks/defineBlock';

/** A kind of page: its template on the site is `src/templates/<name>`. */
export interface Kind {
  /** Value of the page's field `template`. */
  name: string;
  label: Label;
  /** Its template has the page's h1 above the blocks: the title of the first block is an h2, on other kinds the h1. */
  headed: boolean;
  /** Blocks that its pages may hold, each once: groups of `blockGroups`, and single ones. */
  blocks: readonly ContentBlock[];
  /** What only pages of the one special company of the site settings may hold beside (corporate-site §2). */
  companyBlocks: readonly ContentBlock[];
}

type KindDefinition = Pick<Kind, 'name' | 'label'> & Partial<Kind>;

/** A kind of page. Its file stands beside this one and is named after it: `npm run generate` finds it. */
export const defineKind = ({
  headed = false,
  blocks = [],
  companyBlocks = [],
  ...kind
}: KindDefinition): Kind => ({
  ...kind,
  headed,
  blocks: [...new Set(blocks)],
  companyBlocks,
});
