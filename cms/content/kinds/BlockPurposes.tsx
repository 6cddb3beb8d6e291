import type { ReactNode } from 'react';
import { everyBlock } from './everyBlock';
import { purposeStyles } from './purposeStyles';

/** Wraps the admin. Adds styles that show each block's purpose in the block picker. */
export const BlockPurposes = ({ children }: { children: ReactNode }) => (
  <>
    <style dangerouslySetInnerHTML={{ __html: purposeStyles(everyBlock) }} />
    {children}
  </>
);
