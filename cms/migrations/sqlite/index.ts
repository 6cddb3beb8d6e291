import * as migration_20261121_051159_initial from './20261121_051159_initial';

export const migrations = [
  {
    up: migration_20261121_051159_initial.up,
    down: migration_20261121_051159_initial.down,
    name: '20261121_051159_initial'
  },
];
