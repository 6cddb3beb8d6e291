import { text, type Text } from '../../lib/bilingual';
import { picturedHomes, type PicturedHome } from '../homes/homePictures';
import type { HomePlan } from '../homes/homePlans';
import type { Outlook, PicturedRoom } from '../homes/SeedHouse';
import { jpg, svg, type SeedFile } from './SeedFile';

const VIEWS: Record<Outlook, Text> = {
  trees: text('עצים וגבעות', 'trees and hills'),
  garden: text('עצי הגן', 'the trees of the garden'),
  street: text('הבתים שמעבר לרחוב', 'the houses across the street'),
  city: text('גגות העיר', 'the roofs of the city'),
  sea: text('הים', 'the sea'),
  desert: text('חולות ודקלים', 'sand and palms'),
};

const ROOMS: Record<PicturedRoom | 'studio', Text> = {
  living: text('הסלון', 'Living room'),
  studio: text('החדר והמיטה', 'Room and bed'),
  kitchen: text('המטבח', 'Kitchen'),
  balcony: text('המרפסת', 'Balcony'),
};

const floorOf = ({ floor }: PicturedHome) =>
  floor === 0 ? text('קומת קרקע', 'ground floor') : text(`קומה ${floor}`, `floor ${floor}`);

/** Returns what is common to all texts about an apartment: its number and floor. */
const apartmentOf = (home: PicturedHome): Text => {
  const floor = floorOf(home).values;
  return text(`דירה ${home.number}, ${floor.he}`, `apartment ${home.number}, ${floor.en}`);
};

function altOfRoom(home: PicturedHome, room: PicturedRoom): Text {
  const shown = ROOMS[room === 'living' && home.plan.rooms === 1 ? 'studio' : room].values;
  const apartment = apartmentOf(home).values;
  const view = VIEWS[home.outlook].values;
  return text(
    `${shown.he} של ${apartment.he}; בחוץ ${view.he}`,
    `${shown.en} of ${apartment.en}; outside, ${view.en}`,
  );
}

function outside({ balcony, outside: kind }: HomePlan): Text {
  if (balcony === 0) return text('', '');
  const he = kind === 'garden' ? 'גינה' : kind === 'roof' ? 'מרפסת גג' : 'מרפסת';
  const en = kind === 'garden' ? 'garden' : kind === 'roof' ? 'roof terrace' : 'balcony';
  return text(`, ${he} ${balcony} מ״ר`, `, ${balcony} m² ${en}`);
}

function altOfPlan(he: string, en: string, home: PicturedHome): Text {
  const { rooms, area } = home.plan;
  const apartment = apartmentOf(home).values;
  const open = outside(home.plan).values;
  return text(
    `${he} של ${apartment.he}: ${rooms === 1 ? 'חדר אחד' : `${rooms} חדרים`}, ${area} מ״ר${open.he}`,
    `${en} of ${apartment.en}: ${rooms === 1 ? 'one room' : `${rooms} rooms`}, ${area} m²${open.en}`,
  );
}

/** Pictures and plans of the apartments. */
export const homes: readonly SeedFile[] = picturedHomes.flatMap((home) => [
  ...home.rooms.map(({ name, room }) => jpg(name, altOfRoom(home, room))),
  svg(home.planName, altOfPlan('תוכנית', 'Plan', home)),
  ...(home.drawingName
    ? [svg(home.drawingName, altOfPlan('שרטוט ומידות', 'Drawing with dimensions', home))]
    : []),
]);
