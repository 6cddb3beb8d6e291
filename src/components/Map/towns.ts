import type { Language } from '../../i18n/languages';
import type { Coordinates } from './mercator';

interface Town extends Coordinates {
  readonly name: Record<Language, string>;
  /** Minimum zoom at which the town's name is shown. */
  readonly from: number;
}

const town = (he: string, en: string, latitude: number, longitude: number, from: number): Town => ({
  name: { he, en },
  latitude,
  longitude,
  from,
});

/** Towns whose names are shown on the base map for orientation. */
export const TOWNS: readonly Town[] = [
  town('ירושלים', 'Jerusalem', 31.778, 35.225, 6),
  town('תל אביב־יפו', 'Tel Aviv-Yafo', 32.078, 34.781, 6),
  town('חיפה', 'Haifa', 32.794, 34.99, 6),
  town('באר שבע', 'Beersheba', 31.252, 34.791, 6),
  town('אילת', 'Eilat', 29.558, 34.951, 6),
  town('אשדוד', 'Ashdod', 31.804, 34.655, 8),
  town('נתניה', 'Netanya', 32.329, 34.857, 8),
  town('טבריה', 'Tiberias', 32.792, 35.531, 8),
  town('נהריה', 'Nahariya', 33.006, 35.098, 8),
  town('אשקלון', 'Ashkelon', 31.669, 34.571, 8),
  town('קריית שמונה', 'Kiryat Shmona', 33.208, 35.57, 8),
  town('דימונה', 'Dimona', 31.07, 35.033, 8),
  town('חדרה', 'Hadera', 32.434, 34.92, 9),
  town('עפולה', 'Afula', 32.609, 35.289, 9),
  town('ראשון לציון', 'Rishon LeZion', 31.973, 34.792, 9),
  town('פתח תקווה', 'Petah Tikva', 32.084, 34.888, 10),
  town('הרצליה', 'Herzliya', 32.166, 34.843, 10),
  town('רחובות', 'Rehovot', 31.893, 34.811, 10),
  town('מודיעין', 'Modiin', 31.899, 35.007, 9),
  town('בית שמש', 'Beit Shemesh', 31.745, 34.987, 9),
  town('כרמיאל', 'Karmiel', 32.916, 35.295, 9),
  town('רמלה', 'Ramla', 31.929, 34.863, 10),
  town('כפר סבא', 'Kfar Saba', 32.175, 34.907, 10),
  town('חולון', 'Holon', 32.016, 34.779, 11),
  town('נצרת', 'Nazareth', 32.702, 35.297, 10),
  town('עכו', 'Acre', 32.928, 35.076, 10),
  town('צפת', 'Safed', 32.966, 35.496, 9),
  town('ערד', 'Arad', 31.259, 35.213, 9),
  town('קריית גת', 'Kiryat Gat', 31.61, 34.764, 9),
  town('רעננה', 'Ra’anana', 32.184, 34.871, 11),
  town('לוד', 'Lod', 31.951, 34.888, 11),
  town('יבנה', 'Yavne', 31.878, 34.739, 11),
  town('נס ציונה', 'Ness Ziona', 31.929, 34.799, 11),
  town('ראש העין', 'Rosh HaAyin', 32.096, 34.957, 11),
  town('יקנעם', 'Yokneam', 32.659, 35.11, 11),
  town('קריית אתא', 'Kiryat Ata', 32.806, 35.106, 11),
  town('זכרון יעקב', 'Zikhron Yaakov', 32.571, 34.954, 10),
  town('רהט', 'Rahat', 31.393, 34.754, 10),
  town('ירוחם', 'Yeruham', 30.988, 34.93, 10),
  town('מצפה רמון', 'Mitzpe Ramon', 30.61, 34.801, 8),
  town('ביירות', 'Beirut', 33.894, 35.502, 6),
  town('עמאן', 'Amman', 31.953, 35.911, 6),
  town('קהיר', 'Cairo', 30.044, 31.236, 5),
  town('ניקוסיה', 'Nicosia', 35.186, 33.382, 6),
  town('אתונה', 'Athens', 37.984, 23.728, 4),
  town('איסטנבול', 'Istanbul', 41.008, 28.978, 4),
  town('רומא', 'Rome', 41.903, 12.496, 4),
  town('וינה', 'Vienna', 48.208, 16.373, 5),
  town('פראג', 'Prague', 50.075, 14.438, 5),
  town('ברלין', 'Berlin', 52.52, 13.405, 3),
  town('המבורג', 'Hamburg', 53.551, 9.994, 5),
  town('ורשה', 'Warsaw', 52.23, 21.012, 3),
  town('קרקוב', 'Krakow', 50.065, 19.945, 5),
  town('גדנסק', 'Gdansk', 54.352, 18.647, 5),
  town('פריז', 'Paris', 48.857, 2.352, 4),
  town('לונדון', 'London', 51.507, -0.128, 4),
  town('מדריד', 'Madrid', 40.417, -3.704, 4),
  town('ליסבון', 'Lisbon', 38.722, -9.139, 3),
  town('פורטו', 'Porto', 41.158, -8.629, 5),
  town('רמת גן', 'Ramat Gan', 32.082, 34.815, 11),
];
