import { activeArms } from '../blocks/activeArms';
import { immediateReports } from '../blocks/immediateReports';
import { immediateReports1 } from '../blocks/immediateReports1';
import { investorCalendar } from '../blocks/investorCalendar';
import { numbersComponent } from '../blocks/numbersComponent';
import { reportAlerts } from '../blocks/reportAlerts';
import { shareBlock } from '../blocks/shareBlock';
import { singleArmBlock } from '../blocks/singleArmBlock';
import { titleTextLink } from '../blocks/titleTextLink';
import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const investorRelationsKind = defineKind({
  name: 'investorRelations',
  label: { he: 'קשרי משקיעים', en: 'Investor relations' },
  headed: true,
  blocks: [
    ...introBlocks,
    activeArms,
    immediateReports,
    immediateReports1,
    investorCalendar,
    numbersComponent,
    reportAlerts,
    shareBlock,
    singleArmBlock,
    titleTextLink,
  ],
});
