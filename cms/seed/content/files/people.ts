import { portrait, type Person } from '../../illustrations/drawings/portrait';
import { renderLayers } from '../../illustrations/engine/render';
import { text, type Text } from '../../lib/bilingual';
import type { SeedFile } from './SeedFile';

const person = (name: string, alt: Text, facts: Person): SeedFile => ({
  name,
  ending: 'jpg',
  alt,
  make: () => renderLayers(portrait(facts)),
});

/** Portraits of the invented people of the group. */
export const people: readonly SeedFile[] = [
  person('portrait-1', text('נועה ברק', 'Noa Barak'), {
    ground: '#c9a58a',
    skin: '#e8bd99',
    hair: '#3a2419',
    clothes: '#1d3f4b',
    dress: 'jacket',
    style: 'waves',
  }),
  person('portrait-2', text('יונתן עמית', 'Yonatan Amit'), {
    ground: '#9db4b4',
    skin: '#d9a57e',
    hair: '#2a2728',
    clothes: '#2b434e',
    dress: 'jacket',
    style: 'side',
    glasses: true,
  }),
  person('portrait-3', text('סמירה נסאר', 'Samira Nassar'), {
    ground: '#d9c8a4',
    skin: '#c98f68',
    hair: '#a8472a',
    clothes: '#4a5f4d',
    dress: 'knit',
    style: 'scarf',
  }),
  person('portrait-4', text('אבישי דרור', 'Avishai Dror'), {
    ground: '#93a38b',
    skin: '#d8a37a',
    hair: '#8b8b8a',
    clothes: '#12262f',
    dress: 'shirt',
    style: 'bald',
    beard: 'full',
  }),
  person('portrait-5', text('תהילה רוזן', 'Tehila Rosen'), {
    ground: '#c58f74',
    skin: '#8a5a3c',
    hair: '#1d1512',
    clothes: '#e0c695',
    dress: 'jacket',
    under: '#fff9ee',
    style: 'curls',
    earrings: true,
  }),
  person('portrait-6', text('מארק לויטן', 'Mark Levitan'), {
    ground: '#8fa9b4',
    skin: '#efc9a9',
    hair: '#a8673a',
    clothes: '#54697a',
    dress: 'shirt',
    style: 'crop',
    beard: 'short',
  }),
  person('portrait-7', text('רות גלעד', 'Ruth Gilad'), {
    ground: '#d0bfa6',
    skin: '#edc7a8',
    hair: '#b9b4ac',
    clothes: '#a8472a',
    dress: 'jacket',
    style: 'bob',
    glasses: true,
    earrings: true,
  }),
  person('portrait-8', text('דניאל טספה', 'Daniel Tesfa'), {
    ground: '#a9b8a8',
    skin: '#7d5138',
    hair: '#17110e',
    clothes: '#2d4652',
    dress: 'jacket',
    style: 'crop',
    jaw: 1.08,
  }),
  person('portrait-9', text('מאיה לב', 'Maya Lev'), {
    ground: '#c9b3a0',
    skin: '#e3b48e',
    hair: '#6b3a22',
    clothes: '#6f7d5c',
    dress: 'knit',
    style: 'bun',
    earrings: true,
  }),
  person('portrait-10', text('הילה שגב', 'Hila Segev'), {
    ground: '#aab4b8',
    skin: '#e0b08c',
    hair: '#5a4636',
    clothes: '#20303a',
    dress: 'jacket',
    style: 'long',
  }),
];
