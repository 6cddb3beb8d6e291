import { text } from '../../lib/bilingual';
import { jpg, type SeedFile } from './SeedFile';

/** Half-page pictures, pictures on cards, and pictures of the group's history. */
export const cards: readonly SeedFile[] = [
  jpg('living-room', text('סלון עם נוף לעיר ולים', 'A living room overlooking the city and the sea')),
  jpg('kitchen', text('מטבח עם אי וחלון לגינה', 'A kitchen with an island and a window onto the garden')),
  jpg('lobby', text('לובי של בניין משרדים, אבן ועץ', 'The lobby of an office building in stone and wood')),
  jpg('atrium', text('אטריום עם עצים תחת גג זכוכית', 'An atrium with trees under a glass roof')),
  jpg('facade-blades', text('חזית עם להבי טרקוטה', 'A façade of terracotta blades')),
  jpg('facade-stone', text('חזית אבן עם חלונות עמוקים', 'A stone façade with deep windows')),
  jpg('facade-glass', text('קיר זכוכית שמשקף את הערב', 'A glass wall reflecting the evening sky')),
  jpg('solar-roofs', text('לוחות סולאריים על גגות העיר', 'Solar panels on city rooftops')),
  jpg('office-campus', text('קמפוס משרדים סביב כיכר', 'An office campus around a square')),
  jpg('concrete-plant', text('מפעל בטון ומערבלים', 'A concrete plant with mixer lorries')),
  jpg('logistics', text('מרכז לוגיסטי ורציפי טעינה', 'A logistics centre and its loading docks')),
  jpg('rental-house', text('בתים להשכרה סביב גינה משותפת', 'Rental buildings around a shared garden')),
  jpg(
    'river-city',
    text('בתים על גדת נהר בעיר אירופית מושלגת', 'Houses on a river in a snowy European city'),
  ),
  jpg(
    'urban-stream',
    text(
      'נחל גלוי בין בתי העיר, עם מדרגות אבן וגשר להולכי רגל',
      'An open stream between city buildings, with stone steps and a footbridge',
    ),
  ),
  jpg(
    'mixer-road',
    text('מערבלי בטון בדרך מהמפעל לאתר', 'Concrete mixers on the road from the plant to the site'),
  ),
  jpg(
    'works-plaster',
    text('חצר מפעל טיח, משטחים של שקים וממגורות', 'The yard of a plaster plant: pallets of bags, and silos'),
  ),
  jpg(
    'works-gypsum',
    text(
      'חצר מפעל גבס, ערמות של לוחות בשלושה צבעים',
      'The yard of a gypsum plant: stacks of boards in three colours',
    ),
  ),
  jpg(
    'works-blocks',
    text('חצר מפעל בלוקים, משטחים של בלוקים אפורים', 'The yard of a block plant: pallets of grey blocks'),
  ),
  jpg(
    'works-sealing',
    text('חצר מפעל איטום, משטחים של גלילים כהים', 'The yard of a waterproofing plant: pallets of dark rolls'),
  ),
  jpg(
    'crane-view',
    text('העיר מתא המנוף, מעל שתי הידיות', 'The city seen from a crane cab, above its two levers'),
  ),
  jpg(
    'site-crew',
    text('ארבעה בקסדות לפני שלד של בניין', 'Four people in hard hats in front of a building frame'),
  ),
  jpg(
    'concrete-wall',
    text('קיר בטון חשוף, סימני גיר ופטיש קטן', 'A bare concrete wall, chalk marks and a small hammer'),
  ),
  jpg('gravel-heaps', text('ערמות אבן גרוסה, ממוינות לפי גודל', 'Heaps of crushed stone, sorted by size')),
  jpg(
    'schoolyard',
    text('חצר בית ספר פתוחה, עם מגרש, עצים וילדים', 'An open schoolyard with a court, trees and children'),
  ),
  jpg('blueprint', text('שרטוט כחול של דירה', 'The blueprint of an apartment')),
  jpg('floor-plan', text('תוכנית של דירת ארבעה חדרים', 'The plan of a four-room apartment')),
  jpg('master-plan', text('תוכנית אב של רובע חדש', 'The master plan of a new quarter')),
  jpg(
    'history-1948',
    text('סוללים כביש חצץ אל כפר בגליל', 'Laying a gravel road to a village in the Galilee'),
  ),
  jpg('history-1957', text('המחצבה הראשונה, תצלום ישן', 'The first quarry, an old photograph')),
  jpg('history-1974', text('הגשר הראשון, תצלום דהוי', 'The first bridge, a faded photograph')),
  jpg(
    'history-1989',
    text('שכונה חדשה מן האוויר, תצלום דהוי', 'A new neighbourhood from the air, a faded photograph'),
  ),
];
