import { text, type Text } from '../../lib/bilingual';
import { jpg, type SeedFile } from './SeedFile';

const ESTATES: Record<string, Text> = {
  'estate-boulevard': text(
    'שני בתים מעל חנויות, ברחוב עם עצים',
    'Two buildings above shops, on a tree-lined street',
  ),
  'estate-spring': text(
    'בתים סביב גינה ובריכה, בשעת בוקר',
    'Buildings around a garden and a pond in the morning',
  ),
  'estate-wave': text(
    'שלושה מגדלים מעל חורשת אורנים, והים מאחור',
    'Three towers above pine trees, with the sea behind them',
  ),
  'estate-desert': text(
    'בתים בצבע חול, דקלים ושביל, באור אחר הצהריים',
    'Sand-coloured buildings, palms and a path in afternoon light',
  ),
  'estate-grove': text('בתי לבנים בין עצים גבוהים', 'Brick houses among tall trees'),
  'estate-sail': text('שני מגדלים לבנים מעוגלים ליד החוף', 'Two rounded white towers near the shore'),
  'estate-shore': text(
    'שני מגדלים מדורגים מול הים, ושביל בין דקלים',
    'Two stepped towers by the sea, and a path between palms',
  ),
  'estate-vine': text(
    'בית משרדים מאבן מעל חנויות, ברחוב עם עצי זית',
    'A stone office building above shops, on a street with olive trees',
  ),
  'estate-quarter': text('רובע מגורים מואר בשעת דמדומים', 'A residential quarter, lit at dusk'),
  'estate-stone': text('בתי אבן וברושים על גבעה', 'Stone houses and cypresses on a hill'),
  'estate-pomegranate': text(
    'שלושה בניינים בני תשע קומות ושביל אדום',
    'Three nine-storey buildings and a red path',
  ),
  'estate-almond': text(
    'שני בתים לבנים בשדה ירוק, לפנות בוקר',
    'Two white buildings in a green field at dawn',
  ),
  'estate-terraces': text('בתים צמודי קרקע עם גגות רעפים', 'Terraced houses with tiled roofs'),
  'estate-tower-night': text('מגדל עגול ומואר בלילה', 'A round tower, lit at night'),
  'estate-offices-glass': text('מגדל משרדים מזכוכית מעל כיכר', 'A glass office tower above a square'),
  'estate-offices-terracotta': text(
    'בניין משרדים עם להבי טרקוטה',
    'An office building with terracotta blades',
  ),
  'estate-shops': text('כיכר של חנויות ואנשים בה', 'A busy square lined with shops'),
  'estate-library': text(
    'ספרייה עם עמודי אבן וכיכר לפניה',
    'A library with stone columns and a square in front',
  ),
  'estate-warehouses': text('מחסני אבן ישנים עם קשתות', 'Old stone warehouses with arches'),
  'estate-lisbon': text('שורת בתים צבעוניים עם גגות רעפים', 'A row of colourful houses with tiled roofs'),
  'estate-berlin': text(
    'בית לבנים ובית לבן סביב גינה',
    'A brick building and a white building around a garden',
  ),
};

const ROOMS: Record<string, Text> = {
  'rent-living': text(
    'סלון עם חלון רחב אל צמרות העצים',
    'A living room with a wide window facing the treetops',
  ),
  'rent-bedroom': text('חדר שינה עם ארון קיר וחלון', 'A bedroom with a wardrobe and a window'),
  'rent-shared-room': text('חדר דיירים עם שולחן ארוך', "The residents' room with a long table"),
  'rent-balcony': text('מרפסת ערוכה לארוחת בוקר', 'A balcony set for breakfast'),
};

/** Keeps the ground and the people on it visible when a picture is cropped. */
const GROUND = { focalX: 50, focalY: 80 };

/** Exterior pictures of projects and interior pictures of apartments. */
export const estates: readonly SeedFile[] = [
  ...Object.entries(ESTATES).map(([name, alt]) => ({ ...jpg(name, alt), focus: GROUND })),
  ...Object.entries(ROOMS).map(([name, alt]) => jpg(name, alt)),
];
