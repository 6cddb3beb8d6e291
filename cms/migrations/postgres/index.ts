import * as migration_20261121_032338_initial from './20261121_032338_initial';

export const migrations = [
  {
    up: migration_20261121_032338_initial.up,
    down: migration_20261121_032338_initial.down,
    name: '20261121_032338_initial'
  },
];
