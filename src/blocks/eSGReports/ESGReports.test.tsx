import { describeReports } from '../../testing/describeReports';
import { ESGReports } from './ESGReports';

describeReports('ESGReports', ESGReports);
