import { describeReports } from '../../testing/describeReports';
import { EsgReportsMain } from './EsgReportsMain';

describeReports('EsgReportsMain', EsgReportsMain);
