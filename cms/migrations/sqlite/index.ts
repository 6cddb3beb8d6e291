import * as migration_20261120_232346_initial from './20261120_232346_initial';

export const migrations = [
  {
    up: migration_20261120_232346_initial.up,
    down: migration_20261120_232346_initial.down,
    name: '20261120_232346_initial'
  },
];
