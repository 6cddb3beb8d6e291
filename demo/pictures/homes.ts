import { picturedHomes, type PicturedHome } from '../../cms/seed/content/homes/homePictures';
import { homePlan } from '../drawings/homePlan';
import { balcony } from '../scenes/balcony';
import { bedroom } from '../scenes/bedroom';
import type { Interior } from '../scenes/indoors';
import { kitchen } from '../scenes/kitchen';
import { livingRoom } from '../scenes/livingRoom';
import { small, vector, type Picture, type Scene } from './Picture';

/** Number of colours of rooms. Neighbouring apartments have different ones. */
const LOOKS = 8;

function sceneOf({ plan }: PicturedHome, room: string, interior: Interior): Scene {
  if (room === 'kitchen') return kitchen(interior);
  if (room === 'balcony') return balcony(interior);
  return plan.rooms === 1 ? bedroom(interior, true) : livingRoom(interior);
}

/** The rooms and plans of every apartment. */
export const homes: readonly Picture[] = picturedHomes.flatMap((home, index) => {
  const { assetName, outlook, floor, rooms, planName, drawingName } = home;
  const interior = { outlook, floor, look: (index * 3) % LOOKS, evening: index % 6 === 4 };
  const flat = { name: assetName, ...home };
  return [
    ...rooms.map(({ name, room }) => small(name, sceneOf(home, room, { seed: name, ...interior }))),
    vector(planName, homePlan(flat, 'coloured')),
    ...(drawingName ? [vector(drawingName, homePlan(flat, 'lines'))] : []),
  ];
});
