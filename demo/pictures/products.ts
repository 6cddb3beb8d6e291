import { product, type Product } from '../drawings/product';
import { renderLayers } from '../engine/render';
import type { Picture } from './Picture';

const kraft = '#d2b48a';
const white = '#efeae0';

/** Products by picture name. */
const PRODUCTS: Readonly<Record<string, Product>> = {
  'bag-plaster-inside': { shape: 'bag', paper: white, band: '#a8472a', sign: 'wall' },
  'bag-plaster-outside': { shape: 'bag', paper: kraft, band: '#a8472a', sign: 'sun', count: 2 },
  'bag-plaster-thermal': { shape: 'bag', paper: white, band: '#d08a3c', sign: 'sun' },
  'bag-plaster-repair': { shape: 'bag', paper: kraft, band: '#54697a', sign: 'trowel' },
  'bag-adhesive': { shape: 'bag', paper: white, band: '#1f5a6b', sign: 'tile' },
  'bag-adhesive-large': { shape: 'bag', paper: kraft, band: '#1f5a6b', sign: 'tile', count: 2 },
  'bag-grout': { shape: 'bag', paper: white, band: '#6f7d5c', sign: 'tile' },
  'bag-screed': { shape: 'bag', paper: kraft, band: '#8a6a1f', sign: 'trowel' },
  'bag-stone': { shape: 'bag', paper: kraft, band: '#7b4a63', sign: 'stone' },
  'bag-gypsum': { shape: 'bag', paper: white, band: '#4a708d', sign: 'board' },
  'bag-block': { shape: 'bag', paper: white, band: '#4f5e4c', sign: 'block' },
  'bag-sealing': { shape: 'bag', paper: white, band: '#27455f', sign: 'drop' },
  'bucket-primer': { shape: 'bucket', body: '#f0ebe0', band: '#a8472a', sign: 'wall' },
  'bucket-finish': { shape: 'bucket', body: '#f0ebe0', band: '#c9714f', sign: 'trowel' },
  'bucket-joint': { shape: 'bucket', body: '#f0ebe0', band: '#4a708d', sign: 'board' },
  'bucket-sealing': { shape: 'bucket', body: '#e6e9e8', band: '#27455f', sign: 'drop' },
  'bucket-roof': { shape: 'bucket', body: '#f7f5ef', band: '#3d8a7b', sign: 'sun' },
  'bucket-bitumen': { shape: 'bucket', body: '#3b3d3e', band: '#b58f34', sign: 'drop' },
  'boards-white': { shape: 'boards', face: '#f4efe4', edge: '#d9d2c4', count: 6 },
  'boards-green': { shape: 'boards', face: '#a9c2a4', edge: '#cfd3c4', count: 6 },
  'boards-pink': { shape: 'boards', face: '#dca9a0', edge: '#dccfc6', count: 6 },
  'boards-cement': { shape: 'boards', face: '#b5b3ac', edge: '#98968f', count: 4 },
  'profiles-stud': { shape: 'profiles', kind: 'c' },
  'profiles-corner': { shape: 'profiles', kind: 'corner' },
  'profiles-ceiling': { shape: 'profiles', kind: 'mesh' },
  'block-light': { shape: 'blocks', face: '#ece7dc', holes: 0, second: true },
  'block-light-thick': { shape: 'blocks', face: '#ece7dc', holes: 0 },
  'block-lintel': { shape: 'boards', face: '#ece7dc', edge: '#d8d1c3', count: 3 },
  'block-concrete': { shape: 'blocks', face: '#b3b0a8', holes: 4, second: true },
  'block-pumice': { shape: 'blocks', face: '#7f7a72', holes: 2, second: true },
  'paving-grey': { shape: 'blocks', face: '#b5b1a7', holes: 0, flat: true },
  'paving-terracotta': { shape: 'blocks', face: '#bb6a48', holes: 0, flat: true },
  'roll-mesh': { shape: 'roll', face: '#c76a3f', top: '#e6b894', pattern: 'mesh' },
  'roll-bitumen': { shape: 'roll', face: '#3a3d40', top: '#55595c', pattern: 'grain' },
  'roll-fleece': { shape: 'roll', face: '#e4e1d8', top: '#f3f0e8' },
  'roll-drain': { shape: 'roll', face: '#2f4148', top: '#566a72', pattern: 'mesh' },
  'cartridge-joint': { shape: 'cartridge', body: '#eeeae0', band: '#27455f' },
  'cartridge-glue': { shape: 'cartridge', body: '#eeeae0', band: '#8a6a1f' },
  'sample-standard': { shape: 'samples', face: '#b4b1aa', fleck: '#8d8a84' },
  'sample-light': { shape: 'samples', face: '#d8d3c7', fleck: '#a89f8f' },
  'sample-dark': { shape: 'samples', face: '#8d8f8e', fleck: '#5f6363' },
  'sample-fibre': { shape: 'samples', face: '#b0ada6', fleck: '#8d8a84', fibres: true },
  'sample-green': { shape: 'samples', face: '#b7b9ab', fleck: '#7d8a72' },
  'heap-sand': { shape: 'heap', grains: ['#e0c48e', '#d6b67b', '#ecd6a8'], size: 2 },
  'heap-fine': { shape: 'heap', grains: ['#cfc6b4', '#bdb29d', '#ddd5c5'], size: 5 },
  'heap-medium': { shape: 'heap', grains: ['#c6bca8', '#aea38d', '#d8cfbd'], size: 10 },
  'heap-coarse': { shape: 'heap', grains: ['#c0b6a3', '#a79c87', '#d3c9b6'], size: 17 },
  'heap-basalt': { shape: 'heap', grains: ['#6b6d6e', '#585b5d', '#7d7f7f'], size: 15 },
  'heap-subbase': { shape: 'heap', grains: ['#c9b48d', '#b49c73', '#d9c7a4'], size: 7 },
  'heap-recycled': { shape: 'heap', grains: ['#b7aea1', '#b0694c', '#8f8a82', '#cfc7ba'], size: 11 },
};

/** Products on a plain background. */
export const products: readonly Picture[] = Object.entries(PRODUCTS).map(([name, item]) => ({
  name: `product-${name}`,
  ending: 'jpg',
  make: () => renderLayers(product(item)),
}));
