import type { Access, CollectionConfig } from 'payload';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { isStaff } from '../../platform/access/isStaff';
import { refuseChangesAfterClosing, refuseDeletionOnceAnnounced } from './refuseChangesAfterClosing';
import { publicLotteries } from './findLottery';
import { lotteryFields } from './lotteryFields';
import { auditLotteryChange, auditLotteryDeletion } from './auditLotteryChange';
import { drawEndpoints } from './steps/drawEndpoints';

const mayRead: Access = (args) => isStaff(args) || isDraftReader(args) || publicLotteries(Date.now());

const watch = publicChangeHooks('lotteries');

/**
 * Lotteries of homes for eligible buyers. They are public if their project is. Staff manage them; editors have no
 * access. The progress of the draw is stored separately in `LotteryDraws`, where only the steps of the draw can change
 * it.
 */
export const Lotteries: CollectionConfig = {
  slug: 'lotteries',
  labels: { singular: { he: 'הגרלה', en: 'Lottery' }, plural: { he: 'הגרלות', en: 'Lotteries' } },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'staff'),
    useAsTitle: 'name',
    group: { he: 'פניות', en: 'Messages' },
    defaultColumns: ['name', 'project', 'opensAt', 'closesAt', 'homes'],
  },
  defaultSort: '-closesAt',
  versions: false,
  disableDuplicate: true,
  lockDocuments: false,
  access: { create: isStaff, read: mayRead, update: isStaff, delete: isAdministrator },
  endpoints: drawEndpoints,
  hooks: {
    ...watch,
    beforeChange: [...(watch.beforeChange ?? []), refuseChangesAfterClosing],
    afterChange: [...(watch.afterChange ?? []), auditLotteryChange],
    afterDelete: [...(watch.afterDelete ?? []), auditLotteryDeletion],
    beforeDelete: [...(watch.beforeDelete ?? []), refuseDeletionOnceAnnounced],
  },
  fields: lotteryFields,
};
