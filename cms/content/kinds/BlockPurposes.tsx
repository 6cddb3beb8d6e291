import type { ReactNode } from 'react';
import { everyBlock } from './everyBlock';
import { purposeStyles } from './purposeStyles';

/** Wraps the admin: adds the purpose of each block to the block picker. */
export const BlockPurposes = ({ children }: { children: ReactNode }) => (
  <>
    <style dangerouslySetInnerHTML={{ __html: purposeStyles(everyBlock) }} />
    {children}
  </>
);
