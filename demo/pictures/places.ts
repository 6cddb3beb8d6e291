import { facadeBalconies } from '../scenes/facadeDetails';
import { park } from '../scenes/park';
import { aerialPlan } from '../scenes/aerialPlan';
import { bridge } from '../scenes/bridge';
import { cityDay } from '../scenes/cityDay';
import { coastDawn } from '../scenes/coastDawn';
import { construction } from '../scenes/construction';
import { galilee } from '../scenes/galilee';
import { nightCity } from '../scenes/nightCity';
import { boulevard } from '../scenes/boulevard';
import { headOffice } from '../scenes/headOffice';
import { quarry } from '../scenes/quarry';
import { roadWorks } from '../scenes/roadWorks';
import { towersDusk } from '../scenes/towersDusk';
import { tall, wide, type Picture } from './Picture';

/** Large pictures for banners and galleries. */
export const places: readonly Picture[] = [
  wide('towers-dusk', towersDusk),
  tall('towers-dusk-tall', towersDusk),
  wide('coast-dawn', coastDawn),
  tall('coast-dawn-tall', coastDawn),
  wide('city-day', cityDay),
  tall('city-day-tall', cityDay),
  wide('galilee', galilee),
  tall('galilee-tall', galilee),
  wide('bridge', bridge),
  tall('bridge-tall', bridge),
  wide('head-office', headOffice),
  tall('head-office-tall', headOffice),
  wide('boulevard', boulevard),
  wide('night-city', nightCity),
  wide('construction', construction),
  wide('quarry', quarry),
  wide('road-works', roadWorks),
  wide('aerial-plan', aerialPlan),
  wide('balconies-wide', facadeBalconies),
  tall('balconies-tall', facadeBalconies),
  wide('park-wide', park),
  tall('park-tall', park),
];
