import { text } from '../../lib/bilingual';
import { jpg, type SeedFile } from './SeedFile';

/** Portraits of the group's fictional people. */
export const people: readonly SeedFile[] = [
  jpg('portrait-1', text('נועה ברק', 'Noa Barak')),
  jpg('portrait-2', text('יונתן עמית', 'Yonatan Amit')),
  jpg('portrait-3', text('סמירה נסאר', 'Samira Nassar')),
  jpg('portrait-4', text('אבישי דרור', 'Avishai Dror')),
  jpg('portrait-5', text('תהילה רוזן', 'Tehila Rosen')),
  jpg('portrait-6', text('מארק לויטן', 'Mark Levitan')),
  jpg('portrait-7', text('רות גלעד', 'Ruth Gilad')),
  jpg('portrait-8', text('דניאל טספה', 'Daniel Tesfa')),
  jpg('portrait-9', text('מאיה לב', 'Maya Lev')),
  jpg('portrait-10', text('הילה שגב', 'Hila Segev')),
];
