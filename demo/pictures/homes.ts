import { HOME_PLANS } from '../../cms/seed/content/homes/homePlans';
import { homePlan } from '../drawings/homePlan';
import { vector, type Picture } from './Picture';

/** Plans of the flats, coloured and as lines with measures. */
export const homes: readonly Picture[] = Object.entries(HOME_PLANS).flatMap(([name, plan]) => [
  vector(`plan-${name}`, homePlan(plan, 'coloured')),
  vector(`drawing-${name}`, homePlan(plan, 'lines')),
]);
