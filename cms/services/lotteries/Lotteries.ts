import type { Access, CollectionConfig } from 'payload';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { isStaff } from '../../platform/access/isStaff';
import { keepAfterClosing, keepOnceAnnounced } from './keepAfterClosing';
import { publicLotteries } from './findLottery';
import { lotteryFields } from './lotteryFields';
import { noteLotteryChange, noteLotteryDeletion } from './noteLotteryChange';
import { drawEndpoints } from './steps/drawEndpoints';

const mayRead: Access = (args) => isStaff(args) || isDraftReader(args) || publicLotteries(Date.now());

const watch = publicChangeHooks('lotteries');

/**
 * Lotteries of homes for eligible buyers, public once their project is. Staff run them, editors do not.
 * The draw's progress is stored apart (`LotteryDraws`), and only its steps change it.
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
    beforeChange: [...(watch.beforeChange ?? []), keepAfterClosing],
    afterChange: [...(watch.afterChange ?? []), noteLotteryChange],
    afterDelete: [...(watch.afterDelete ?? []), noteLotteryDeletion],
    beforeDelete: [...(watch.beforeDelete ?? []), keepOnceAnnounced],
  },
  fields: lotteryFields,
};
