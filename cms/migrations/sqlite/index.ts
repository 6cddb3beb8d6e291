import * as migration_20261122_051621_initial from './20261122_051621_initial';
import * as migration_20261122_071924_layouts from './20261122_071924_layouts';

export const migrations = [
  {
    up: migration_20261122_051621_initial.up,
    down: migration_20261122_051621_initial.down,
    name: '20261122_051621_initial',
  },
  {
    up: migration_20261122_071924_layouts.up,
    down: migration_20261122_071924_layouts.down,
    name: '20261122_071924_layouts'
  },
];
