import { certificate } from '../../illustrations/drawings/certificate';
import { companyMark } from '../../illustrations/marks/companyMarks';
import { letterIcon, lineIcon, type IconName } from '../../illustrations/marks/lineIcons';
import { text, type Text } from '../../lib/bilingual';
import { drawn, vector, type SeedFile } from './SeedFile';

const mark = (company: string, alt: Text, ...look: Parameters<typeof companyMark>) =>
  vector(`mark-${company}`, companyMark(...look), alt);

const ICONS: Record<IconName, Text> = {
  phone: text('טלפון', 'Phone'),
  mail: text('דואר', 'Mail'),
  pin: text('מקום', 'Place'),
  key: text('מפתח', 'Key'),
  handshake: text('לחיצת יד', 'Handshake'),
  leaf: text('עלה', 'Leaf'),
  shield: text('מגן', 'Shield'),
  plan: text('תוכנית', 'Plan'),
  people: text('אנשים', 'People'),
  sun: text('שמש', 'Sun'),
  crane: text('עגורן', 'Crane'),
  clock: text('שעון', 'Clock'),
  water: text('מים', 'Water'),
  recycle: text('מיחזור', 'Recycling'),
};

const icons = (Object.keys(ICONS) as IconName[]).map((name) =>
  vector(`icon-${name}`, lineIcon(name), ICONS[name]),
);

/** Signs of the companies, small icons, letters, certificates. */
export const marks: readonly SeedFile[] = [
  mark('group', text('סמל קבוצת אבן־דרך', 'The sign of Even Derech Group'), 'road', '#12262f', '#2f5361'),
  mark('contact', text('סמל מרכז השירות', 'The sign of the service centre'), 'talk', '#54697a', '#7e94a4'),
  mark(
    'residence',
    text('סמל אבן־דרך מגורים', 'The sign of Even Derech Residence'),
    'home',
    '#a8472a',
    '#c9714f',
  ),
  mark(
    'construction',
    text('סמל אבן־דרך בנייה', 'The sign of Even Derech Construction'),
    'crane',
    '#8a6a1f',
    '#b58f34',
  ),
  mark(
    'infrastructure',
    text('סמל אבן־דרך תשתיות', 'The sign of Even Derech Infrastructure'),
    'bridge',
    '#1f5a6b',
    '#3f8496',
  ),
  mark(
    'industries',
    text('סמל אבן־דרך תעשיות', 'The sign of Even Derech Industries'),
    'crystal',
    '#4f5e4c',
    '#7c9074',
  ),
  mark(
    'properties',
    text('סמל אבן־דרך נכסים', 'The sign of Even Derech Properties'),
    'offices',
    '#27455f',
    '#4a708d',
  ),
  mark('rent', text('סמל אבן־דרך להשכיר', 'The sign of Even Derech Rent'), 'key', '#7b4a63', '#a5708b'),
  mark(
    'international',
    text('סמל אבן־דרך בינלאומי', 'The sign of Even Derech International'),
    'globe',
    '#1d5a4f',
    '#3d8a7b',
  ),
  ...icons,
  vector('letter-e', letterIcon('E', '#1d6b45'), text('האות E: סביבה', 'The letter E: environment')),
  vector('letter-s', letterIcon('S', '#1f6f8b'), text('האות S: חברה', 'The letter S: social')),
  vector('letter-g', letterIcon('G', '#a8472a'), text('האות G: ממשל תאגידי', 'The letter G: governance')),
  drawn(
    'certificate-quality',
    certificate('#a8472a'),
    text('תעודת ניהול איכות', 'Quality management certificate'),
  ),
  drawn(
    'certificate-safety',
    certificate('#b98a2f'),
    text('תעודת בטיחות וגהות', 'Health and safety certificate'),
  ),
  drawn(
    'certificate-environment',
    certificate('#1f6f8b'),
    text('תעודת ניהול סביבתי', 'Environmental management certificate'),
  ),
  drawn('certificate-green', certificate('#1d6b45'), text('תעודת בנייה ירוקה', 'Green building certificate')),
];
