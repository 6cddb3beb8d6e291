import sharp from 'sharp';
import { pdf } from '../documents/pdf';
import { certificate } from '../illustrations/drawings/certificate';
import { portrait, type Person } from '../illustrations/drawings/portrait';
import { renderLayers, type Layers } from '../illustrations/engine/render';
import { aerialPlan } from '../illustrations/scenes/aerialPlan';
import { bridge } from '../illustrations/scenes/bridge';
import { cityDay } from '../illustrations/scenes/cityDay';
import { coastDawn } from '../illustrations/scenes/coastDawn';
import { construction } from '../illustrations/scenes/construction';
import { galilee } from '../illustrations/scenes/galilee';
import { nightCity } from '../illustrations/scenes/nightCity';
import { quarry } from '../illustrations/scenes/quarry';
import { roadWorks } from '../illustrations/scenes/roadWorks';
import { towersDusk } from '../illustrations/scenes/towersDusk';
import { text, type Text } from '../lib/bilingual';

/** A file of the demo content, made by the project's own code. */
export interface SeedFile {
  /** Name by which pages know it; with the ending it is the name of the file. */
  name: string;
  ending: 'jpg' | 'pdf';
  alt: Text;
  make: () => Promise<Buffer>;
}

type Scene = (width: number, height: number) => Layers;

const wide = (name: string, scene: Scene, alt: Text): SeedFile => ({
  name,
  ending: 'jpg',
  alt,
  make: () => renderLayers(scene(1920, 1080)),
});
const tall = (name: string, scene: Scene, alt: Text): SeedFile => ({
  name,
  ending: 'jpg',
  alt,
  make: () => renderLayers(scene(900, 1200)),
});
const drawn = (name: string, svg: string, alt: Text): SeedFile => ({
  name,
  ending: 'jpg',
  alt,
  make: () => sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer(),
});
const person = (name: string, facts: Person, alt: Text) => drawn(name, portrait(facts), alt);
const document = (name: string, title: Text, english: string, lines: readonly string[]): SeedFile => ({
  name,
  ending: 'pdf',
  alt: title,
  make: () => Promise.resolve(pdf(english, lines)),
});

const TOWERS = text(
  'מגדלי מגורים עם מרפסות מוארות בשעת בין ערביים',
  'Residential towers with lit balconies at dusk',
);
const COAST = text('בנייני מגורים מעל חוף הים בזריחה', 'Homes above the sea shore at dawn');
const CITY = text('שכבות של גגות ומגדלים בעיר ירוקה', 'Layers of roofs and towers in a green city');

/** Every file of the demo content. */
export const files: readonly SeedFile[] = [
  wide('towers-dusk', towersDusk, TOWERS),
  tall('towers-dusk-tall', towersDusk, TOWERS),
  wide('coast-dawn', coastDawn, COAST),
  tall('coast-dawn-tall', coastDawn, COAST),
  wide('city-day', cityDay, CITY),
  tall('city-day-tall', cityDay, CITY),
  wide('night-city', nightCity, text('בנייני משרדים מוארים בלילה', 'Office buildings lit at night')),
  wide(
    'construction',
    construction,
    text('אתר בנייה עם עגורני צריח', 'A construction site with tower cranes'),
  ),
  wide(
    'galilee',
    galilee,
    text('בתים עם גגות אדומים על גבעה בגליל', 'Houses with red roofs on a hill in the Galilee'),
  ),
  wide('quarry', quarry, text('מדרגות של מחצבה ומשאיות', 'Terraces of a quarry with lorries')),
  wide('bridge', bridge, text('גשר מיתרים מעל עמק', 'A cable-stayed bridge over a valley')),
  wide('road-works', roadWorks, text('סלילת כביש בין גבעות', 'A road being paved between hills')),
  wide('aerial-plan', aerialPlan, text('תוכנית של שכונה ממבט על', 'The plan of a neighbourhood from above')),
  person(
    'portrait-1',
    { ground: '#c98f6b', skin: '#e9bd98', hair: '#3a2419', clothes: '#173540', style: 'long' },
    text('נועה ברק', 'Noa Barak'),
  ),
  person(
    'portrait-2',
    {
      ground: '#8fa9ab',
      skin: '#d9a57e',
      hair: '#2a2a2c',
      clothes: '#2b434e',
      style: 'short',
      glasses: true,
    },
    text('יונתן עמית', 'Yonatan Amit'),
  ),
  person(
    'portrait-3',
    { ground: '#d9c39a', skin: '#c98f68', hair: '#7d3f2c', clothes: '#4d2a20', style: 'scarf' },
    text('סמירה נסאר', 'Samira Nassar'),
  ),
  person(
    'portrait-4',
    { ground: '#7d8f78', skin: '#d8a37a', hair: '#8b8b8a', clothes: '#12262f', style: 'bald', beard: true },
    text('אבישי דרור', 'Avishai Dror'),
  ),
  person(
    'portrait-5',
    { ground: '#b8755a', skin: '#8a5a3c', hair: '#1d1512', clothes: '#e5cfa6', style: 'curly' },
    text('תהילה רוזן', 'Tehila Rosen'),
  ),
  person(
    'portrait-6',
    { ground: '#5f8190', skin: '#efc9a9', hair: '#b9783f', clothes: '#863620', style: 'short', beard: true },
    text('מארק לויטן', 'Mark Levitan'),
  ),
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
  document('brochure', text('חוברת הקבוצה', "The group's brochure"), 'Even Derech Group', [
    'Property, construction and infrastructure since 1948.',
    '',
    'Seven companies, one way: plan in depth, build once and build well,',
    'and stay after the keys are handed over.',
    '',
    'This brochure is part of the demonstration content of the site.',
  ]),
  document(
    'bridge-sheet',
    text('דף הפרויקט: גשר נחל אורן', 'Project sheet: Oren Stream Bridge'),
    'Oren Stream Bridge',
    [
      'Length: 640 m     Main span: 320 m     Pylons: 2, outside the banks',
      'Deck: composite steel and concrete, 2 x 2 lanes and a path',
      '',
      'The path along the stream stayed open throughout construction.',
    ],
  ),
];
