import type { Label } from '../../platform/labels/labels';
import type { ContentBlock } from '../blocks/defineBlock';

/** A kind of page. The site renders its pages with the template `src/templates/<name>`. */
export interface Kind {
  /** Value of the page's `template` field. */
  name: string;
  label: Label;
  /**
   * Whether the template shows the page's name as `h1` above the blocks. If not, the title of the first block is the
   * `h1`.
   */
  headed: boolean;
  /**
   * Whether visitors find pages of this kind without a link in the content, for example in a list. The content report
   * then does not complain about a missing link.
   */
  foundWithoutLink: boolean;
  /**
   * Blocks that pages of this kind may contain, without duplicates. Composed of groups from `blockGroups` and single
   * blocks.
   */
  blocks: readonly ContentBlock[];
  /** Additional blocks for pages that belong to the special company named in the site settings (corporate-site §2). */
  companyBlocks: readonly ContentBlock[];
}

type KindDefinition = Pick<Kind, 'name' | 'label'> & Partial<Kind>;

/**
 * Defines a kind of page and fills in the defaults. The file must be in this folder and named after the kind, because
 * `npm run generate` collects all kinds from here.
 */
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
