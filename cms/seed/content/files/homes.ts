import { text } from '../../lib/bilingual';
import { HOME_PLANS, type HomePlan } from '../homes/homePlans';
import { svg, type SeedFile } from './SeedFile';

const rooms = ({ rooms: count }: HomePlan) =>
  count === 1 ? text('חדר אחד', 'one room') : text(`${count} חדרים`, `${count} rooms`);

const outside = ({ balcony, outside: kind }: HomePlan) => {
  if (balcony === 0) return text('', '');
  const he = kind === 'garden' ? 'גינה' : kind === 'roof' ? 'מרפסת גג' : 'מרפסת';
  const en = kind === 'garden' ? 'garden' : kind === 'roof' ? 'roof terrace' : 'balcony';
  return text(`, ${he} ${balcony} מ״ר`, `, ${balcony} m² ${en}`);
};

const describe = (he: string, en: string, plan: HomePlan) => {
  const count = rooms(plan).values;
  const open = outside(plan).values;
  return text(
    `${he}: ${count.he}, ${plan.area} מ״ר${open.he}`,
    `${en}: ${count.en}, ${plan.area} m²${open.en}`,
  );
};

/** Plans of the apartments, named after the keys of `HOME_PLANS`. */
export const homes: readonly SeedFile[] = Object.entries<HomePlan>(HOME_PLANS).flatMap(([name, plan]) => [
  svg(`plan-${name}`, describe('תוכנית דירה', 'Apartment plan', plan)),
  svg(`drawing-${name}`, describe('שרטוט ומידות', 'Drawing with dimensions', plan)),
]);
