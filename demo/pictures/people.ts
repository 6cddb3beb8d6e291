import { portrait, type Person } from '../drawings/portrait';
import { renderLayers } from '../engine/render';
import type { Picture } from './Picture';

const person = (name: string, facts: Person): Picture => ({
  name,
  ending: 'jpg',
  make: () => renderLayers(portrait(facts)),
});

/** Portraits of the group's fictional people; the seed names them. */
export const people: readonly Picture[] = [
  person('portrait-1', {
    ground: '#c9a58a',
    skin: '#e8bd99',
    hair: '#3a2419',
    clothes: '#1d3f4b',
    dress: 'jacket',
    style: 'waves',
  }),
  person('portrait-2', {
    ground: '#9db4b4',
    skin: '#d9a57e',
    hair: '#2a2728',
    clothes: '#2b434e',
    dress: 'jacket',
    style: 'side',
    glasses: true,
  }),
  person('portrait-3', {
    ground: '#d9c8a4',
    skin: '#c98f68',
    hair: '#a8472a',
    clothes: '#4a5f4d',
    dress: 'knit',
    style: 'scarf',
  }),
  person('portrait-4', {
    ground: '#93a38b',
    skin: '#d8a37a',
    hair: '#8b8b8a',
    clothes: '#12262f',
    dress: 'shirt',
    style: 'bald',
    beard: 'full',
  }),
  person('portrait-5', {
    ground: '#c58f74',
    skin: '#8a5a3c',
    hair: '#1d1512',
    clothes: '#e0c695',
    dress: 'jacket',
    under: '#fff9ee',
    style: 'curls',
    earrings: true,
  }),
  person('portrait-6', {
    ground: '#8fa9b4',
    skin: '#efc9a9',
    hair: '#a8673a',
    clothes: '#54697a',
    dress: 'shirt',
    style: 'crop',
    beard: 'short',
  }),
  person('portrait-7', {
    ground: '#d0bfa6',
    skin: '#edc7a8',
    hair: '#b9b4ac',
    clothes: '#a8472a',
    dress: 'jacket',
    style: 'bob',
    glasses: true,
    earrings: true,
  }),
  person('portrait-8', {
    ground: '#a9b8a8',
    skin: '#7d5138',
    hair: '#17110e',
    clothes: '#2d4652',
    dress: 'jacket',
    style: 'crop',
    jaw: 1.08,
  }),
  person('portrait-9', {
    ground: '#c9b3a0',
    skin: '#e3b48e',
    hair: '#6b3a22',
    clothes: '#6f7d5c',
    dress: 'knit',
    style: 'bun',
    earrings: true,
  }),
  person('portrait-10', {
    ground: '#aab4b8',
    skin: '#e0b08c',
    hair: '#5a4636',
    clothes: '#20303a',
    dress: 'jacket',
    style: 'long',
  }),
];
