import type { ReactNode } from 'react';
import { everyBlock } from './everyBlock';
import { purposeStyles } from './purposeStyles';

/** Around the admin: what each block is for, in the picker of blocks. */
export const BlockPurposes = ({ children }: { children: ReactNode }) => (
  <>
    <style dangerouslySetInnerHTML={{ __html: purposeStyles(everyBlock) }} />
    {children}
  </>
);
