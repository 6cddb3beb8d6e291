import { describeReports } from '../../testing/describeReports';
import { FinancialReportsMain1 } from './FinancialReportsMain1';

describeReports('FinancialReportsMain1', FinancialReportsMain1);
