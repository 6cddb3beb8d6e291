import type { ContentBlock } from './defineBlock';
import { contentText } from './contentText';

/** Every block type, in alphabetical order. A new block is a file beside this one and a line here. */
export const blocks: readonly ContentBlock[] = [contentText];
