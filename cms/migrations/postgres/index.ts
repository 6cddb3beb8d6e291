import * as migration_20261120_232349_initial from './20261120_232349_initial';

export const migrations = [
  {
    up: migration_20261120_232349_initial.up,
    down: migration_20261120_232349_initial.down,
    name: '20261120_232349_initial'
  },
];
