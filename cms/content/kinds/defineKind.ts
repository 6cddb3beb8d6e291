import type { Label } from '../../platform/labels/labels';
import type { ContentBlock } from '../blocks/defineBlock';

/** A kind of page: its template on the site is `src/templates/<name>`. */
export interface Kind {
  /** Value of the page's field `template`. */
  name: string;
  label: Label;
  /** The template shows the page's h1 above the blocks. On other kinds the title of the first block is the h1. */
  headed: boolean;
  /** Visitors find pages of this kind without a link in content, for example in a list. The content report asks for no link. */
  foundWithoutLink: boolean;
  /** Blocks that its pages may hold, each once: groups of `blockGroups`, and single ones. */
  blocks: readonly ContentBlock[];
  /** Additional blocks for pages of the special company in the site settings (corporate-site §2). */
  companyBlocks: readonly ContentBlock[];
}

type KindDefinition = Pick<Kind, 'name' | 'label'> & Partial<Kind>;

/** Completes a kind of page. Its file is in this folder and named after it: `npm run generate` finds it. */
export const defineKind = ({
  headed = false,
  foundWithoutLink = false,
  blocks = [],
  companyBlocks = [],
  ...kind
}: KindDefinition): Kind => ({
  ...kind,
  headed,
  foundWithoutLink,
  blocks: [...new Set(blocks)],
  companyBlocks,
});
