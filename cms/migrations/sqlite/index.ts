import * as migration_20261121_032335_initial from './20261121_032335_initial';

export const migrations = [
  {
    up: migration_20261121_032335_initial.up,
    down: migration_20261121_032335_initial.down,
    name: '20261121_032335_initial'
  },
];
