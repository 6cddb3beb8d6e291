import { describeReports } from '../../testing/describeReports';
import { ESGReports1 } from './ESGReports1';

describeReports('ESGReports1', ESGReports1);
