import * as migration_20261121_033731_initial from './20261121_033731_initial';

export const migrations = [
  {
    up: migration_20261121_033731_initial.up,
    down: migration_20261121_033731_initial.down,
    name: '20261121_033731_initial'
  },
];
