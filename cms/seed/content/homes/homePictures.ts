import { picture } from '../../lib/bilingual';
import { HOME_PLANS, type HomePlan } from './homePlans';
import { rentals } from './rentals';
import { sales } from './sales';
import type { Outlook, Outlooks, PicturedRoom, SeedRental, Side } from './SeedHouse';
import type { SeedSale } from './SeedSale';

/** An apartment as its pictures show it. */
export interface PicturedHome {
  assetName: string;
  plan: HomePlan;
  side: Side;
  outlook: Outlook;
  number: number;
  floor: number;
  /** Number of floors of its building. */
  floors: number;
  /** Names of the pictures of its rooms. */
  rooms: readonly { readonly name: string; readonly room: PicturedRoom }[];
  /** Name of its plan. */
  planName: string;
  /** Name of its drawing with measures. Only the first apartment of each building has one. */
  drawingName: string | null;
}

/** Returns the asset name of an apartment, which is unique. */
export function assetNameOf(
  { code, houses }: SeedRental | SeedSale,
  house: { readonly key: string },
  number: number,
): string {
  if (house.key.startsWith('shdera')) return `${code}-${house.key.slice(-1).toUpperCase()}${number}`;
  return `${code}-${houses.findIndex(({ key }) => key === house.key) + 1}-${number}`;
}

/** All apartments with the names of their pictures. No picture shows two apartments. */
export const picturedHomes: readonly PicturedHome[] = [...rentals, ...sales].flatMap((group) =>
  group.houses.flatMap((house) =>
    house.homes.map(([number, floor, plan, side], index): PicturedHome => {
      const assetName = assetNameOf(group, house, number);
      const file = assetName.toLowerCase();
      return {
        assetName,
        plan: HOME_PLANS[plan],
        side,
        outlook: group.outlooks[side.slice(-1) as keyof Outlooks],
        number,
        floor,
        floors: house.floors,
        rooms: group.pictures.map((room) => ({ name: `home-${file}-${room}`, room })),
        planName: `plan-${file}`,
        drawingName: index === 0 ? `drawing-${file}` : null,
      };
    }),
  ),
);

/** Returns the fields of an apartment that contain its pictures. */
export function homePictures(assetName: string) {
  const home = picturedHomes.find((one) => one.assetName === assetName);
  if (!home) throw new Error(`The demo content has no pictures of the apartment ${assetName}`);
  const rooms = home.rooms.map(({ name }) => picture(name));
  return {
    propertyImage: rooms[0] ?? null,
    gallery: rooms,
    blueprintOfTheApartment: picture(home.planName),
    apartmentsDrawing: home.drawingName ? [picture(home.drawingName)] : [],
  };
}
