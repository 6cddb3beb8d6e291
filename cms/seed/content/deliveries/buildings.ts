import { picture, text, type Reference, type Text } from '../../lib/bilingual';

/** A building with documents for its residents, and the facts that these documents mention. */
export interface SeedDelivery {
  key: string;
  buildingName: Text;
  address: Text;
  picture: Reference<'media'>;
  /** Access code that residents need if the building's documents are restricted. */
  accessCode?: string;
  floors: number;
  homes: number;
  /** Year in which the building was completed. */
  year: number;
}

export const deliveryBuildings: readonly SeedDelivery[] = [
  {
    key: 'sail',
    buildingName: text('מגדל המפרש', 'The Sail Tower'),
    address: text('שדרות הים 12, נתניה', '12 HaYam Boulevard, Netanya'),
    picture: picture('estate-sail'),
    floors: 24,
    homes: 88,
    year: 2024,
  },
  {
    key: 'grove',
    buildingName: text('בית החורש', 'The Grove House'),
    address: text('רחוב האלונים 7, כפר סבא', '7 HaAlonim Street, Kfar Saba'),
    picture: picture('estate-grove'),
    floors: 8,
    homes: 32,
    year: 2023,
  },
  {
    key: 'stone',
    buildingName: text('בית האבן', 'The Stone House'),
    address: text('מעלה הברושים 3, ירושלים', '3 HaBroshim Ascent, Jerusalem'),
    picture: picture('estate-stone'),
    floors: 6,
    homes: 21,
    year: 2022,
  },
  {
    key: 'quarter',
    buildingName: text('רובע המסילה, בניין 2', 'HaMesila Quarter, building 2'),
    address: text('דרך המסילה 52, תל אביב־יפו', '52 HaMesila Road, Tel Aviv-Yafo'),
    picture: picture('estate-quarter'),
    floors: 18,
    homes: 76,
    year: 2025,
  },
  {
    key: 'almond',
    buildingName: text('בית השקד', 'The Almond House'),
    address: text('רחוב השקד 19, מודיעין', "19 HaShaked Street, Modi'in"),
    picture: picture('estate-almond'),
    accessCode: 'SHAKED-1948',
    floors: 9,
    homes: 36,
    year: 2026,
  },
  {
    key: 'terraces',
    buildingName: text('מדרגות עדי', 'The Adi Terraces'),
    address: text('דרך הנוף 4, כרמיאל', '4 HaNof Road, Karmiel'),
    picture: picture('estate-terraces'),
    accessCode: 'ADI-2026',
    floors: 4,
    homes: 28,
    year: 2026,
  },
];
