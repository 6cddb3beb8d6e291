import type { Language } from '../../i18n/languages';
import type { Coordinates } from './mercator';

interface Town extends Coordinates {
  readonly name: Record<Language, string>;
  /** The zoom from which there is room for its name. */
  readonly from: number;
}

const town = (he: string, en: string, latitude: number, longitude: number, from: number): Town => ({
  name: { he, en },
  latitude,
  longitude,
  from,
});

/** Towns by which visitors find their way on the base map. */
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
  town('רמת גן', 'Ramat Gan', 32.082, 34.815, 11),
];
