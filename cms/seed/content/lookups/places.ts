import type { City, Country } from '../../../payload-types';
import { Reference, text } from '../../lib/bilingual';
import type { Keyed } from '../../lib/Keyed';

/** Countries with projects. The coordinates are those of their centre. */
export const countries: readonly Keyed<Country>[] = [
  { key: 'israel', name: text('ישראל', 'Israel'), code: 'IL', latitude: 31.6, longitude: 34.9 },
  { key: 'poland', name: text('פולין', 'Poland'), code: 'PL', latitude: 52.1, longitude: 19.4 },
  { key: 'portugal', name: text('פורטוגל', 'Portugal'), code: 'PT', latitude: 39.6, longitude: -8.0 },
  { key: 'germany', name: text('גרמניה', 'Germany'), code: 'DE', latitude: 51.1, longitude: 10.4 },
];

const city = (
  key: string,
  he: string,
  en: string,
  latitude: number,
  longitude: number,
  country = 'israel',
): Keyed<City> => ({
  key,
  name: text(he, en),
  country: new Reference('countries', country),
  latitude,
  longitude,
});

/** Cities with projects or apartments. */
export const cities: readonly Keyed<City>[] = [
  city('telAviv', 'תל אביב־יפו', 'Tel Aviv-Yafo', 32.0853, 34.7818),
  city('jerusalem', 'ירושלים', 'Jerusalem', 31.7683, 35.2137),
  city('haifa', 'חיפה', 'Haifa', 32.794, 34.9896),
  city('beerSheva', 'באר שבע', "Be'er Sheva", 31.2518, 34.7913),
  city('netanya', 'נתניה', 'Netanya', 32.3215, 34.8532),
  city('modiin', 'מודיעין', "Modi'in", 31.8903, 35.0104),
  city('kfarSaba', 'כפר סבא', 'Kfar Saba', 32.175, 34.9069),
  city('ashdod', 'אשדוד', 'Ashdod', 31.8014, 34.6435),
  city('rishon', 'ראשון לציון', 'Rishon LeZion', 31.973, 34.7925),
  city('petahTikva', 'פתח תקווה', 'Petah Tikva', 32.084, 34.8878),
  city('rehovot', 'רחובות', 'Rehovot', 31.8928, 34.8113),
  city('herzliya', 'הרצליה', 'Herzliya', 32.1663, 34.8436),
  city('nahariya', 'נהריה', 'Nahariya', 33.0059, 35.0941),
  city('karmiel', 'כרמיאל', 'Karmiel', 32.9171, 35.295),
  city('yokneam', 'יקנעם', 'Yokneam', 32.6594, 35.11),
  city('kiryatGat', 'קריית גת', 'Kiryat Gat', 31.61, 34.7642),
  city('dimona', 'דימונה', 'Dimona', 31.0696, 35.033),
  city('warsaw', 'ורשה', 'Warsaw', 52.2297, 21.0122, 'poland'),
  city('lisbon', 'ליסבון', 'Lisbon', 38.7223, -9.1393, 'portugal'),
  city('berlin', 'ברלין', 'Berlin', 52.52, 13.405, 'germany'),
];
