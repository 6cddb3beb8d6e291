import * as migration_20261121_033316_initial from './20261121_033316_initial';

export const migrations = [
  {
    up: migration_20261121_033316_initial.up,
    down: migration_20261121_033316_initial.down,
    name: '20261121_033316_initial'
  },
];
